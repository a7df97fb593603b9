import { questions, show as showHelp } from './help.js';

export const show = () => {
  showHelp();
  console.log('Manual', questions);
};
