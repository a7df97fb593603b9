import { ask } from './ask';
import { reloadOnce } from './reloadOnce';
import { saveLinkedPages } from './saveLinkedPages';

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

/** Looks after the worker while the page is open; loaded once there is one. */
export async function attend(): Promise<{ visit: (path: string) => Promise<void> }> {
  const registration = await navigator.serviceWorker.ready;
  watchForWaiting(registration);
  reloadWhenReplaced();
  document.addEventListener('visibilitychange', () => {
    // Without the network there is nothing new.
    if (!document.hidden) registration.update().catch(() => undefined);
  });
  return { visit };
}

/** Lets the worker save the page that is shown, and then those that its menus lead to. */
async function visit(path: string): Promise<void> {
  const release = window.___webpackCompilationHash;
  if (!release) return;
  const { problem } = await ask({ type: 'visit', path, release });
  if (!problem) await saveLinkedPages(path);
}

function watchForWaiting(registration: ServiceWorkerRegistration): void {
  const lookAgain = () => {
    const { waiting, installing } = registration;
    if (waiting) void announce(waiting);
    installing?.addEventListener('statechange', lookAgain, { once: true });
  };
  registration.addEventListener('updatefound', lookAgain);
  lookAgain();
}

async function announce(waiting: ServiceWorker): Promise<void> {
  // The first worker of all waits for nobody.
  if (!navigator.serviceWorker.controller) return;
  console.log('A new release of the site is waiting. It is shown after a reload.');
  try {
    const { showNotice } = await import('./showNotice');
    showNotice(() => void ask({ type: 'activate' }, waiting));
  } catch {
    // Gatsby would reload the page at a script that is missing, and so without end. The new
    // release comes without a notice, when no page of the old one is open.
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
