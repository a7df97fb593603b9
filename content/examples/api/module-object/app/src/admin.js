import { formatTime } from './format.js';

document.title = formatTime(new Date());
import(/* webpackChunkName: "editor" */ './editor.js').then(({ openEditor }) => {
  openEditor();
});
