import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfter, waitBeforeRequest, waitBeforeRetry } from './pace';
import { pageNodes, type Query } from './queries';
import type { Settings } from './settings';
import { withTimeout } from './withTimeout';

class Failure extends Error {
  constructor(
    message: string,
    readonly isFinal = false,
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

export type RequestPage = (query: Query, variables: object) => Promise<unknown[]>;

/**
 * Asks for one page at a time: never faster than the API allows, again after a failure that may
 * pass, and not at all once `signal` has fired.
 */
export function createRequestPage(settings: Settings, signal: AbortSignal): RequestPage {
  const starts: number[] = [];

  const tryOnce = async (query: Query, variables: object): Promise<unknown[]> => {
    await sleep(waitBeforeRequest(starts, Date.now(), settings), undefined, { signal });
    starts.push(Date.now());
    return pageNodes(query, await post(settings, { query: query.text, variables }, signal));
  };

  return async (query, variables) => {
    for (let failures = 0; ;) {
      try {
        return await tryOnce(query, variables);
      } catch (error) {
        failures += 1;
        const failure = asFailure(error);
        const wait = waitBeforeRetry(failures, settings.pause, failure.retryAfter);
        const isLast = failure.isFinal || failures >= settings.tries || wait > settings.timeout;
        if (signal.aborted || isLast) throw failure;
        await sleep(wait, undefined, { signal });
      }
    }
  };
}

function post(settings: Settings, body: object, signal: AbortSignal): Promise<unknown> {
  const { requestTimeout } = settings;
  const reason = new Failure(`no answer within ${requestTimeout / 1000} s`);
  return withTimeout({ milliseconds: requestTimeout, reason, signal }, (limited) =>
    ask(settings, body, limited),
  );
}

async function ask(
  { endpoint, token }: Settings,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { 'Personal-Token': token }),
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  });
  const { ok, status, headers } = response;
  // Waited for here, within the time of the request.
  if (ok) return (await response.json()) as unknown;
  const mayPass = status >= 500 || status === 429 || status === 408;
  throw new Failure(
    `it answered ${status}`,
    !mayPass,
    retryAfter(headers.get('retry-after'), Date.now()),
  );
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { message, cause } = error as Error & { cause?: Partial<Error> };
  if (error instanceof SyntaxError) return new Failure('its answer is no JSON');
  return new Failure(cause?.message ? `${message}: ${cause.message}` : message);
}
