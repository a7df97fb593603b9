import { scope } from './scope';

const AGAIN = 500;

// Takes the place of a worker that is not wanted any more: leaves nothing behind. Chromium can
// forget the first request while the other worker is still at work.
scope.addEventListener('install', () => {
  void scope.skipWaiting();
  setInterval(() => void scope.skipWaiting(), AGAIN);
});
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
