import { ADDRESSES } from '../../site/offline/addresses';
import type { OfflineManifest } from '../../site/offline/manifest';
import { SAVED_PAGES_CHANGED } from '../../site/offline/messages';
import { ask } from './ask';
import { createOfflineSaver } from './offlineSaver';

const WORKER_WITHIN = 15_000;

async function workerIsThere(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no worker')), WORKER_WITHIN),
  );
  if (!serviceWorker) throw new Error('This browser has no workers');
  await Promise.race([serviceWorker.ready, tooLate]);
}

async function loadManifest(): Promise<OfflineManifest> {
  await workerIsThere();
  const response = await fetch(__PATH_PREFIX__ + ADDRESSES.manifest, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${ADDRESSES.manifest} answered ${response.status}`);
  return (await response.json()) as OfflineManifest;
}

/** The one saver of this tab: it goes on while the reader moves between pages. */
export const siteOfflineSaver = createOfflineSaver({
  ask,
  loadManifest,
  watch: (listener) => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const hear = ({ data }: MessageEvent) => {
      if (data === SAVED_PAGES_CHANGED) listener();
    };
    serviceWorker?.addEventListener('message', hear);
    return () => serviceWorker?.removeEventListener('message', hear);
  },
  persist: () => void (navigator.storage as StorageManager | undefined)?.persist(),
});
