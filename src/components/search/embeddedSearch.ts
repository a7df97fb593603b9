import { SEARCH_MANIFEST_URL, type SearchManifest } from '../../site/search/searchFiles';
import type { Answer } from './engine/engine';
import { algoliaSettings } from './modal/algoliaSettings';
import { connectWorker, type Connection } from './worker/connection';
import { fetchJson } from './worker/service';

/** Whether this build searches its own index. */
export const IS_OWN_SEARCH = algoliaSettings() === undefined;

/** Milliseconds. */
const SNIPPETS_WAIT = 400;

type Opened = { connection: Connection; manifest: SearchManifest; cache: RequestCache };

type Options = { connect?: (worker: string) => Connection; fetchManifest?: typeof fetchJson };

/** The site's own search: everything it needs is loaded once, in a worker. */
export function createEmbeddedSearch({
  connect = connectWorker,
  fetchManifest = fetchJson,
}: Options = {}) {
  let opened: Promise<Opened> | undefined;
  /** Settled when results have snippets, or do without for now. */
  let snippets: Promise<unknown> | undefined;

  const openWith = async (cache: RequestCache): Promise<Opened> => {
    const manifest = (await fetchManifest(
      __PATH_PREFIX__ + SEARCH_MANIFEST_URL,
      // The only file whose name stays from build to build.
      cache === 'default' ? 'no-cache' : cache,
    )) as SearchManifest;
    const connection = connect(__PATH_PREFIX__ + manifest.worker);
    try {
      await connection.ask({ type: 'open', index: __PATH_PREFIX__ + manifest.index, cache });
      return { connection, manifest, cache };
    } catch (error) {
      connection.close();
      throw error;
    }
  };

  /** A second attempt asks past every cache: what is kept may be broken, or of another build. */
  const open = () => {
    opened ??= openWith('default')
      .catch(() => openWith('reload'))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };

  return {
    open,
    /** Loads what snippets are cut from; the first results wait a moment for it. */
    async addTexts(): Promise<void> {
      const { connection, manifest, cache } = await open();
      const texts = __PATH_PREFIX__ + manifest.texts;
      snippets ??= Promise.race([
        connection.ask({ type: 'addTexts', texts, cache }).catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, SNIPPETS_WAIT)),
      ]);
      await snippets;
    },
    async search(query: string): Promise<Answer> {
      const { connection } = await open();
      await snippets;
      return (await connection.ask({ type: 'search', query })) ?? { hits: [], near: [] };
    },
  };
}

export type EmbeddedSearch = ReturnType<typeof createEmbeddedSearch>;
