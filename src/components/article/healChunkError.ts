const KEY = 'healed';

const isMissingChunk = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * A script of an earlier release may be gone from the server. The document as it is now names those
 * of today, so one full load heals it; a second one for the same page would not.
 */
export async function healChunkError(error: unknown, reload = () => location.reload()) {
  if (!isMissingChunk(error)) return;
  try {
    if (sessionStorage.getItem(KEY) === location.pathname) return;
    // Without an answer a reload would take away the page that the reader has.
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
    sessionStorage.setItem(KEY, location.pathname);
    reload();
  } catch {
    // The page says what is missing, and offers to try again.
  }
}

/** The page has what it needs: the next error is a new one. */
export function forgetHealing(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
