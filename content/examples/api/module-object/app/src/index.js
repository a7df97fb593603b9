import { formatDate } from './format.js';
import settings from './settings.json';

document.title = formatDate(new Date(), settings.locale);
document.addEventListener('click', async () => {
  const { openEditor } = await import(
    /* webpackChunkName: "editor", webpackPrefetch: true */ './editor.js'
  );
  openEditor();
});
