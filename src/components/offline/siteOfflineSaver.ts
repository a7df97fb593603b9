import { ADDRESSES } from '../../site/offline/addresses';
import type { OfflineManifest } from '../../site/offline/manifest';
import { SAVED_PAGES_CHANGED } from '../../site/offline/messages';
import { ask } from './ask';
import { createOfflineSaver } from './offlineSaver';

const WORKER_TIMEOUT_MS = 15_000;

async function workerIsReady(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no worker')), WORKER_TIMEOUT_MS),
  );
  if (!serviceWorker) throw new Error('This browser has no workers');
  await Promise.race([serviceWorker.ready, tooLate]);
}

async function loadManifest(): Promise<OfflineManifest> {
  await workerIsReady();
  const response = await fetch(__PATH_PREFIX__ + ADDRESSES.manifest, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${ADDRESSES.manifest} answered ${response.status}`);
  return (await response.json()) as OfflineManifest;
}

/** The only saver of this tab: it continues while the reader moves between pages. */
export const siteOfflineSaver = createOfflineSaver({
  ask,
  loadManifest,
  watch: (listener) => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const onMessage = ({ data }: MessageEvent) => {
      if (data === SAVED_PAGES_CHANGED) listener();
    };
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  },
  persist: () => void (navigator.storage as StorageManager | undefined)?.persist(),
});
