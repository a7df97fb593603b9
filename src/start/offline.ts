import { ask } from '../components/offline/ask';
import { saveLinkedPages } from '../components/offline/saveLinkedPages';
import { ADDRESSES } from '../site/offline/addresses';
import { PATH_PREFIX, withoutPrefix } from '../site/site';

/** Lets the worker save the page for offline, once the browser has nothing else to do. */
export async function saveVisitedPage(): Promise<void> {
  // Missing in some browsers, and everywhere without https.
  const { serviceWorker } = navigator as Partial<Navigator>;
  const release = window.___webpackCompilationHash;
  if (!serviceWorker || !release) return;
  await serviceWorker.register(PATH_PREFIX + ADDRESSES.worker);
  const path = withoutPrefix(location.pathname);
  const { problem } = await ask({ type: 'visit', path, release });
  if (!problem) await saveLinkedPages(path);
}
