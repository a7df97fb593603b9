import { scope } from './scope';

const AGAIN_AFTER = 500;

// Takes the place of a worker that is not wanted any more: leaves nothing behind. Asking once is
// not enough in Chromium: it stops the other worker to let this one in, and forgets about it when
// a page asks that worker for something at the same time, as ours do when a new one is waiting.
scope.addEventListener('install', () => {
  void scope.skipWaiting();
  setTimeout(() => void scope.skipWaiting(), AGAIN_AFTER);
});
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
