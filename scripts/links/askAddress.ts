import { setTimeout as wait } from 'node:timers/promises';

export type Answer =
  | { state: 'ok' }
  /** It redirects permanently. */
  | { state: 'moved'; to: string }
  | { state: 'broken'; reason: string }
  /** The site doesn't answer this program, or not now: a person should look. */
  | { state: 'unsure'; reason: string };

export type Limits = { timeoutMs: number; maxWaitMs: number };

export const LIMITS: Limits = { timeoutMs: 15_000, maxWaitMs: 30_000 };

const MAX_REDIRECTS = 8;
const MAX_ATTEMPTS = 3;
const MIN_WAIT_MS = 1_000;
const HEADERS = {
  // Some sites only answer browsers.
  'User-Agent': 'Mozilla/5.0 (compatible; webpack-documentation-links)',
  Accept: 'text/html,*/*;q=0.8',
};

/** The answer of an address, which is asked again when it is busy or late. */
export async function askAddress(url: string, limits = LIMITS): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const { answer, retryAfterMs } = await follow(url, limits);
    if (answer.state !== 'unsure' || retryAfterMs === undefined || attempt === MAX_ATTEMPTS) {
      return answer;
    }
    const pause = Math.max(retryAfterMs, MIN_WAIT_MS * (attempt - 1));
    if (pause > limits.maxWaitMs) return answer;
    await wait(pause);
  }
}

type Attempt = { answer: Answer; retryAfterMs?: number | undefined };

async function follow(start: string, limits: Limits): Promise<Attempt> {
  let url = start;
  let isMoved = true;
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const outcome = await ask(url, limits);
    if ('failure' in outcome) return outcome.failure;
    const { response } = outcome;
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      return attemptOf(response, isMoved && url !== start ? url : undefined);
    }
    if (!URL.canParse(location, url)) return { answer: broken(`redirects to ${location}`) };
    // The new address is one that only permanent redirects lead to.
    isMoved &&= response.status === 301 || response.status === 308;
    url = new URL(location, url).href;
  }
  return { answer: broken(`redirects more than ${MAX_REDIRECTS} times`) };
}

type Outcome = { response: Response } | { failure: Attempt };

/** Asks with HEAD, and with GET if the server doesn't support that. */
async function ask(url: string, limits: Limits): Promise<Outcome> {
  const head = await request(url, 'HEAD', limits);
  return 'response' in head && head.response.status < 400 ? head : request(url, 'GET', limits);
}

async function request(url: string, method: string, { timeoutMs }: Limits): Promise<Outcome> {
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

function attemptOf({ status, headers }: Response, movedTo: string | undefined): Attempt {
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

/** An error of `fetch`. */
type Failure = { name?: string; message?: string; cause?: { code?: string } };

function failed({ name, message = 'no answer', cause }: Failure): Attempt {
  if (name === 'TimeoutError') return { answer: unsure("doesn't answer"), retryAfterMs: 0 };
  const code = cause?.code ?? message;
  return code === 'ENOTFOUND'
    ? { answer: broken("names a host that doesn't exist") }
    : { answer: unsure(`can't be reached (${code})`), retryAfterMs: 0 };
}
