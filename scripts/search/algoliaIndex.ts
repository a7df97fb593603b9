import { algoliasearch, type Acl } from 'algoliasearch';
import {
  ALGOLIA_INDEX_SETTINGS,
  algoliaSynonyms,
  type AlgoliaRecord,
} from '../../src/endpoints/search/algoliaRecords';
import type { PublishSettings } from './publishSettings';

const BATCH = 500;
const NEEDED: readonly Acl[] = ['addObject', 'deleteIndex', 'editSettings', 'browse'];

export type Content = {
  records: readonly AlgoliaRecord[];
  synonyms: readonly (readonly string[])[];
};

/** The index of a service that readers search while it is being replaced. */
export function algoliaIndex({ appId, writeKey, index, host }: PublishSettings) {
  const client = algoliasearch(appId, writeKey, {
    ...(host && { hosts: [localHost(host)] }),
  });
  const settled = (indexName: string, taskID: number) => client.waitForTask({ indexName, taskID });

  async function fill(indexName: string, { records, synonyms }: Content, onProgress: OnProgress) {
    const settings = await client.setSettings({
      indexName,
      indexSettings: structuredClone(ALGOLIA_INDEX_SETTINGS) as object,
    });
    await settled(indexName, settings.taskID);
    if (synonyms.length > 0) {
      const saved = await client.saveSynonyms({
        indexName,
        synonymHit: algoliaSynonyms(synonyms),
      });
      await settled(indexName, saved.taskID);
    }
    for (let from = 0; from < records.length; from += BATCH) {
      const requests = records
        .slice(from, from + BATCH)
        .map((record) => ({ action: 'addObject' as const, body: record }));
      const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } });
      await settled(indexName, taskID);
      onProgress(from + requests.length, records.length);
    }
  }

  return {
    /** Fails if the key may not do what a publication takes. */
    async checkKey(): Promise<void> {
      const { acl } = await client.getApiKey({ key: writeKey });
      const missing = NEEDED.filter((right) => !acl.includes(right));
      if (missing.length > 0) throw new Error(`the key lacks the right to ${missing.join(', ')}`);
    },

    /** The records that readers find now; none if there is no index yet. */
    async liveRecords(): Promise<AlgoliaRecord[]> {
      const records: AlgoliaRecord[] = [];
      try {
        await client.browseObjects<AlgoliaRecord>({
          indexName: index,
          browseParams: { hitsPerPage: 1000 },
          aggregator: ({ hits }) => void records.push(...hits),
        });
      } catch (error) {
        if ((error as { status?: number }).status !== 404) throw error;
      }
      return records;
    },

    /** Fills an index beside the live one and swaps the two. If anything fails, nothing changes. */
    async replace(content: Content, onProgress: OnProgress): Promise<void> {
      const beside = `${index}_next_${Date.now().toString(36)}`;
      try {
        await fill(beside, content, onProgress);
        const { taskID } = await client.operationIndex({
          indexName: beside,
          operationIndexParams: { operation: 'move', destination: index },
        });
        await settled(index, taskID);
      } catch (error) {
        await client.deleteIndex({ indexName: beside }).catch(() => undefined);
        throw error;
      }
    },
  };
}

type OnProgress = (done: number, all: number) => void;

function localHost(address: string) {
  const { host, protocol } = new URL(address);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
