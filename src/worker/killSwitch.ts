import { scope } from './scope';

const RETRY_DELAY_MS = 500;

// Replaces a worker that is no longer wanted, and removes everything. Chromium may ignore the first
// `skipWaiting`: it stops the other worker for this one, but forgets that if a page sends a message
// to the other worker at the same time, as our pages do when a new worker is waiting.
scope.addEventListener('install', () => {
  void scope.skipWaiting();
  setTimeout(() => void scope.skipWaiting(), RETRY_DELAY_MS);
});
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
