import { SEARCH_MANIFEST_URL, type SearchManifest } from '../../site/search/searchFiles';
import { fetchJson, type FetchJson } from './fetchJson';
import type { Answer } from './local/localIndex';
import { algoliaSettings } from './modal/algoliaSettings';
import type { ServiceRequest } from './worker/service';
import type { WorkerReply, WorkerRequest } from './worker/worker';

/** Whether this build searches in the browser, without a service. */
export const IS_LOCAL_SEARCH = algoliaSettings() === undefined;

type Connection = {
  ask: (request: ServiceRequest) => Promise<Answer | undefined>;
  close: () => void;
};
type Connect = (worker: string) => Connection;
type Options = { connect?: Connect; fetchManifest?: FetchJson };

export type LocalSearch = ReturnType<typeof createLocalSearch>;

/** The search in the browser: a worker loads everything that it needs, once. */
export function createLocalSearch({
  connect = connectWorker,
  fetchManifest = fetchJson,
}: Options = {}) {
  let opened: Promise<Connection> | undefined;

  /** The second attempt bypasses every cache: what is cached may be broken, or of another build. */
  const open = () => {
    opened ??= openIndex(connect, fetchManifest, 'default')
      .catch(() => openIndex(connect, fetchManifest, 'reload'))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };

  return {
    open,
    async search(query: string): Promise<Answer> {
      const connection = await open();
      return (await connection.ask({ type: 'search', query })) ?? { hits: [], near: [] };
    },
  };
}

async function openIndex(
  connect: Connect,
  fetchManifest: FetchJson,
  cache: RequestCache,
): Promise<Connection> {
  const manifest = checkManifest(
    await fetchManifest(
      __PATH_PREFIX__ + SEARCH_MANIFEST_URL,
      // The only file whose name is the same in every build.
      cache === 'default' ? 'no-cache' : cache,
    ),
  );
  const connection = connect(__PATH_PREFIX__ + manifest.worker);
  try {
    await connection.ask({ type: 'open', index: __PATH_PREFIX__ + manifest.index, cache });
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

const isFile = (name: unknown) => typeof name === 'string' && /^\/search\/[\w.-]+$/.test(name);

function checkManifest(answer: unknown): SearchManifest {
  const { worker, index } = Object(answer) as Partial<SearchManifest>;
  if (!isFile(worker) || !isFile(index)) throw new Error('The search manifest names no files');
  return answer as SearchManifest;
}

/** A worker that answers each request with a promise. If it does not start, all of them fail. */
function connectWorker(url: string): Connection {
  const worker = new Worker(url);
  const waiting = new Map<
    number,
    { resolve: (answer?: Answer) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;

  worker.onmessage = ({ data: { id, answer, error } }: MessageEvent<WorkerReply>) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) request?.resolve(answer);
    else request?.reject(new Error(error));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error(`${url} does not run`));
    waiting.clear();
  };

  return {
    ask(request) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, request } satisfies WorkerRequest);
      });
    },
    close: () => worker.terminate(),
  };
}
