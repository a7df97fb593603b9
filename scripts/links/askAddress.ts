import { setTimeout as wait } from 'node:timers/promises';

export type Answer =
  | { state: 'ok' }
  /** It leads elsewhere for good. */
  | { state: 'moved'; to: string }
  | { state: 'broken'; reason: string }
  /** The site refuses to say, to us or just now; a person should look. */
  | { state: 'unsure'; reason: string };

export type Patience = { timeoutMs: number; longestWaitMs: number };

export const PATIENCE: Patience = { timeoutMs: 15_000, longestWaitMs: 30_000 };

const MAX_REDIRECTS = 8;
const ATTEMPTS = 3;
const FIRST_WAIT_MS = 1_000;
const HEADERS = {
  // Some sites answer nothing that does not look like a browser.
  'User-Agent': 'Mozilla/5.0 (compatible; webpack-documentation-links)',
  Accept: 'text/html,*/*;q=0.8',
};

/** What an address answers; tried again when it is busy or late. */
export async function askAddress(url: string, patience = PATIENCE): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const { answer, retryAfterMs } = await follow(url, patience);
    if (answer.state !== 'unsure' || retryAfterMs === undefined || attempt === ATTEMPTS) {
      return answer;
    }
    const pause = Math.max(retryAfterMs, FIRST_WAIT_MS * (attempt - 1));
    if (pause > patience.longestWaitMs) return answer;
    await wait(pause);
  }
}

type Attempt = { answer: Answer; retryAfterMs?: number | undefined };

async function follow(start: string, patience: Patience): Promise<Attempt> {
  let url = start;
  let isMoved = true;
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const outcome = await ask(url, patience);
    if ('failure' in outcome) return outcome.failure;
    const { response } = outcome;
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      return judged(response, isMoved && url !== start ? url : undefined);
    }
    if (!URL.canParse(location, url)) return { answer: broken(`redirects to ${location}`) };
    // What moves for a while may come back: only what is permanent all the way is the new address.
    isMoved &&= response.status === 301 || response.status === 308;
    url = new URL(location, url).href;
  }
  return { answer: broken(`redirects more than ${MAX_REDIRECTS} times`) };
}

type Outcome = { response: Response } | { failure: Attempt };

/** Servers that do not know HEAD, or answer it wrongly, are asked with GET. */
async function ask(url: string, patience: Patience): Promise<Outcome> {
  const head = await request(url, 'HEAD', patience);
  return 'response' in head && head.response.status < 400 ? head : request(url, 'GET', patience);
}

async function request(url: string, method: string, { timeoutMs }: Patience): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, redirect: 'manual', headers: HEADERS, signal });
    await response.body?.cancel();
    return { response };
  } catch (error) {
    return { failure: failed(error as Failure) };
  }
}

const broken = (reason: string): Answer => ({ state: 'broken', reason });
const unsure = (reason: string): Answer => ({ state: 'unsure', reason });

function judged({ status, headers }: Response, movedTo: string | undefined): Attempt {
  if (status < 400) return { answer: movedTo === undefined ? { state: 'ok' } : moved(movedTo) };
  if (status === 404 || status === 410) return { answer: broken(`answers ${status}`) };
  const isBusy = status === 429 || status >= 500;
  return {
    answer: unsure(`answers ${status}`),
    retryAfterMs: isBusy ? retryAfter(headers.get('retry-after')) : undefined,
  };
}

const moved = (to: string): Answer => ({ state: 'moved', to });

/** Seconds, or a date. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const milliseconds = /^\d+$/.test(header)
    ? 1000 * Number(header)
    : Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}

/** What `fetch` throws. */
type Failure = { name?: string; message?: string; cause?: { code?: string } };

function failed({ name, message = 'no answer', cause }: Failure): Attempt {
  if (name === 'TimeoutError') return { answer: unsure('does not answer'), retryAfterMs: 0 };
  const code = cause?.code ?? message;
  return code === 'ENOTFOUND'
    ? { answer: broken('has no such host') }
    : { answer: unsure(`cannot be reached (${code})`), retryAfterMs: 0 };
}
