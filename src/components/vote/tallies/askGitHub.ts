import { readAnswer, type Counts } from './readAnswer';

export type Asking = { fetch: typeof globalThis.fetch; signal: AbortSignal };

export type Answer =
  | { kind: 'counts'; counts: Counts }
  /** The thread is not there any more. */
  | { kind: 'gone' }
  /** GitHub answers nothing more before `until`, if it says when. */
  | { kind: 'limited'; until?: number }
  /** No network, no answer in time, or a fault over there. */
  | { kind: 'silent' }
  /** An answer, but none that can be read. */
  | { kind: 'unusable' };

/** Asks without saying who asks, and never throws. */
export async function askGitHub(url: string, { fetch, signal }: Asking): Promise<Answer> {
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
  if (status === 403 || status === 429) return { kind: 'limited', ...until(response.headers) };
  if (status >= 500) return { kind: 'silent' };

  const text = await response.text().catch(() => undefined);
  if (text === undefined) return { kind: 'silent' };
  const counts = response.ok ? readAnswer(parsed(text)) : null;
  return counts ? { kind: 'counts', counts } : { kind: 'unusable' };
}

/** One header counts seconds from now, the other seconds since 1970. */
function until(headers: Headers): { until?: number } {
  const wait = Number(headers.get('retry-after'));
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (wait > 0) return { until: Date.now() + wait * 1000 };
  return reset > 0 ? { until: reset * 1000 } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
