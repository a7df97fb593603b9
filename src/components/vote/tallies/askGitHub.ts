import { readAnswer, type Counts } from './readAnswer';

export type Asking = { fetch: typeof globalThis.fetch; signal: AbortSignal; now: number };

export type Answer =
  | { kind: 'counts'; counts: Counts }
  /** The thread does not exist any more. */
  | { kind: 'gone' }
  /** GitHub limits requests, until `until` if it says when. */
  | { kind: 'limited'; until?: number }
  /** No network, no answer in time, or an error on the server. */
  | { kind: 'silent' }
  /** An answer that cannot be read. */
  | { kind: 'unusable' };

/** Sends nothing that identifies the reader, and never throws. */
export async function askGitHub(url: string, { fetch, signal, now }: Asking): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { Accept: 'application/vnd.github+json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch {
    return { kind: 'silent' };
  }
  const { status } = response;
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 403 || status === 429) return { kind: 'limited', ...until(response.headers, now) };
  if (status >= 500) return { kind: 'silent' };

  const text = await response.text().catch(() => undefined);
  if (text === undefined) return { kind: 'silent' };
  const counts = response.ok ? readAnswer(parsed(text)) : null;
  return counts ? { kind: 'counts', counts } : { kind: 'unusable' };
}

/** GitHub's limits last an hour: a time more than a day away is not such a limit. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

/** One header has the seconds from now, the other the seconds since 1970. */
function until(headers: Headers, now: number): { until?: number } {
  const seconds = (name: string) => 1000 * Number(headers.get(name));
  const wait = seconds('retry-after') || seconds('x-ratelimit-reset') - now;
  return wait > 0 && wait <= MAX_WAIT_MS ? { until: now + wait } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
