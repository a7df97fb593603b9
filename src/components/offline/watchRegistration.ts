import { ask } from './ask';
import { reloadOnce } from './reloadOnce';
import { saveVisit } from './saveVisit';

/** Watches the service worker while the page is open. Loaded once there is one. */
export async function watchRegistration(): Promise<{ visit: (path: string) => Promise<void> }> {
  const registration = await navigator.serviceWorker.ready;
  watchForWaiting(registration);
  reloadWhenReplaced();
  document.addEventListener('visibilitychange', () => {
    // It fails without a network, and then there is no new release either.
    if (!document.hidden) registration.update().catch(() => undefined);
  });
  return { visit: saveVisit };
}

function watchForWaiting(registration: ServiceWorkerRegistration): void {
  const check = () => {
    const { waiting, installing } = registration;
    if (waiting) void announce(waiting);
    installing?.addEventListener('statechange', check, { once: true });
  };
  registration.addEventListener('updatefound', check);
  check();
}

async function announce(waiting: ServiceWorker): Promise<void> {
  // The very first worker is not an update.
  if (!navigator.serviceWorker.controller) return;
  console.log('A new release of the site is waiting. It is shown after a reload.');
  try {
    const { showNotice } = await import('./showNotice');
    showNotice(() => void ask({ type: 'activate' }, waiting));
  } catch {
    // Gatsby reloads the page for a missing script, which would never end here. Without the notice,
    // the new release is shown once all pages of the old one are closed.
  }
}

function reloadWhenReplaced(): void {
  const { serviceWorker } = navigator;
  let hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadController) reloadOnce();
    hadController = true;
  });
}
