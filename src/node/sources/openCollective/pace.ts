type Limit = { requests: number; minute: number };

/** How long the next request has to wait, given when the last ones started. */
export function waitBeforeRequest(
  starts: readonly number[],
  now: number,
  { requests, minute }: Limit,
): number {
  const first = starts.at(-requests);
  return first === undefined ? 0 : Math.max(0, first + minute - now);
}

/** How long to wait after a failed try: longer each time, and at least as long as was asked. */
export function waitBeforeRetry(failures: number, pause: number, retryAfter = 0): number {
  return Math.max(pause * 2 ** (failures - 1), retryAfter);
}

/** The header `Retry-After` in milliseconds: it holds seconds or a date. */
export function retryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
