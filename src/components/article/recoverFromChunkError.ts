import { sessionStore } from '../browser/storage';

/** Holds the path of the page that was last reloaded for a missing script. */
const KEY = 'reloaded-for-script';

const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * A script of an earlier release may be gone from the server. The current document names the
 * current scripts, so reload the page once; a second reload would not help.
 */
export async function recoverFromChunkError(error: unknown, reload = () => location.reload()) {
  if (!isChunkError(error) || sessionStore.getItem(KEY) === location.pathname) return;
  try {
    // If the site does not answer, a reload would take away the page that the reader has.
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (ok && sessionStore.setItem(KEY, location.pathname)) reload();
  } catch {
    // The page reports the error and offers to try again.
  }
}

/** The page has its text: the next error is a new one. */
export const forgetRecovery = () => sessionStore.removeItem(KEY);
