type Limit = { milliseconds: number; reason: Error; signal?: AbortSignal };

/**
 * Does work that is given up for a reason after some time, or when `signal` says so. It does not rely
 * on the work to obey: in Node.js 20, `AbortSignal.any` and `fetch` can lose what would end them when
 * garbage is collected. A timer is held by the event loop.
 */
export async function withTimeout<T>(
  { milliseconds, reason, signal }: Limit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => {
      const why = signal?.aborted ? (signal.reason as Error) : reason;
      reject(why);
      controller.abort(why);
    };
  });

  signal?.addEventListener('abort', end);
  const timer = setTimeout(end, milliseconds);
  try {
    return await Promise.race([work(controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
