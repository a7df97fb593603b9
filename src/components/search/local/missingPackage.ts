const MESSAGE = /can['‘’`]?t resolve ['"‘’`]([^'"‘’`]+)['"‘’`]/i;
/** Modules of Node.js that browsers lack: `crypto`, `fs/promises`. */
const CORE_MODULE =
  /^(?:assert|async_hooks|buffer|child_process|cluster|console|constants|crypto|dgram|diagnostics_channel|dns|domain|events|fs|https?|http2|inspector|module|net|os|path|perf_hooks|process|punycode|querystring|readline|repl|stream|string_decoder|sys|timers|tls|tty|url|util|v8|vm|worker_threads|zlib)(?:\/|$)/;

const ENTRIES: readonly (readonly [requests: RegExp, url: string])[] = [
  [CORE_MODULE, '/errors/resolving/#core-modules'],
  [/^[\w@/.-]+-loader$/, '/errors/loaders-and-modules/#loader-not-found'],
  [/^[\w@]/, '/errors/resolving/#missing-package'],
];

/** What can't be found, if it's no file, and the entry for it: the messages are all alike. */
export function missingPackage(pasted: string): { message: string; entry: string } | undefined {
  const [message, request] = MESSAGE.exec(pasted) ?? [];
  if (message === undefined || request === undefined || isFile(request)) return undefined;
  const entry = ENTRIES.find(([requests]) => requests.test(request))?.[1];
  return entry === undefined ? undefined : { message, entry };
}

const isFile = (request: string) => /^(?:\.|\/|[a-z]:[\\/])/i.test(request);
