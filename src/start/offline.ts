import { saveVisit } from '../components/offline/saveVisit';
import { ADDRESSES } from '../site/offline/addresses';
import { PATH_PREFIX, withoutPrefix } from '../site/site';

/** Registers the worker, which saves the page for offline. */
export async function saveVisitedPage(): Promise<void> {
  // Missing in some browsers, and everywhere without https.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !window.___webpackCompilationHash) return;
  await serviceWorker.register(PATH_PREFIX + ADDRESSES.worker);
  await saveVisit(withoutPrefix(location.pathname));
}
