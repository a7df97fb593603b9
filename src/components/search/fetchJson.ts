export type FetchJson = (url: string, cache: RequestCache) => Promise<unknown>;

const TIMEOUT_MS = 20_000;

/** Fails if a file takes too long, so that the reader is told and can try again. */
export const fetchJsonWithin =
  (milliseconds: number): FetchJson =>
  async (url, cache) => {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(milliseconds) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json() as Promise<unknown>;
  };

export const fetchJson = fetchJsonWithin(TIMEOUT_MS);
