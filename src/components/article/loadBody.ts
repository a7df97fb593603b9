const TIMEOUT_MS = 120_000;
const loaded = new Map<string, string>();

/** A script could not be loaded. It has the name and the fields of webpack's error. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(
    readonly request: string,
    readonly type: 'timeout' | 'missing',
  ) {
    super(`Loading chunk ${request} failed.\n(${type}: ${request})`);
  }
}

class ModuleNotFoundError extends Error {
  readonly code = 'MODULE_NOT_FOUND';
}

/** A body that was loaded before, so that going back shows no placeholder. */
export const loadedBody = (chunk: string) => loaded.get(chunk);

/** Loads a page's body. Later attempts change the address: browsers remember a failed module. */
export async function loadBody(chunk: string | undefined, attempt = 0): Promise<string> {
  if (!chunk) throw new ModuleNotFoundError('Cannot find the content of this page');
  const known = loaded.get(chunk);
  if (known !== undefined) return known;
  const html = await withTimeout(importBody(chunk, attempt), chunk);
  loaded.set(chunk, html);
  return html;
}

async function importBody(chunk: string, attempt: number): Promise<string> {
  const request = __PATH_PREFIX__ + chunk + (attempt > 0 ? `?attempt=${attempt}` : '');
  try {
    const { default: html } = (await import(/* webpackIgnore: true */ request)) as {
      default?: unknown;
    };
    if (typeof html === 'string') return html;
  } catch {
    // Something that is not a script counts as missing.
  }
  throw new ChunkLoadError(request, 'missing');
}

function withTimeout<Value>(promise: Promise<Value>, request: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(request, 'timeout')), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
