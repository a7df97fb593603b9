/**
 * Does work that is given up after so many milliseconds, or when `signal` says so. Node.js 20 loses
 * the time-out of `AbortSignal.any([signal, AbortSignal.timeout(…)])` when it collects garbage: a
 * timer is held by the event loop.
 */
export async function withTimeout<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const giveUp = () =>
    controller.abort(new DOMException(`It took more than ${milliseconds} ms`, 'TimeoutError'));

  signal?.addEventListener('abort', abort);
  const timer = setTimeout(giveUp, milliseconds);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
