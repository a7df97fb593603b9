import { formatDate } from './format.js';

// TODO: save drafts
// TODO: undo
export const openEditor = () => {
  document.body.textContent = `Editing on ${formatDate(new Date())}`;
};
