import { SEARCH_MANIFEST_URL, type SearchManifest } from '../../site/search/searchFiles';
import type { Answer } from './engine/engine';
import { algoliaSettings } from './modal/algoliaSettings';
import { connectWorker, type Connection } from './worker/connection';
import { fetchJson } from './worker/service';

/** Whether this build searches its own index. */
export const IS_OWN_SEARCH = algoliaSettings() === undefined;

type FetchJson = typeof fetchJson;
type Connect = (worker: string) => Connection;
type Options = { connect?: Connect; fetchManifest?: FetchJson };

/** The site's own search: everything it needs is loaded once, in a worker. */
export function createEmbeddedSearch({
  connect = connectWorker,
  fetchManifest = fetchJson,
}: Options = {}) {
  let opened: Promise<Connection> | undefined;

  /** A second attempt asks past every cache: what is kept may be broken, or of another build. */
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
      // The only file whose name stays from build to build.
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

export type EmbeddedSearch = ReturnType<typeof createEmbeddedSearch>;
