import { algoliasearch, type Acl, type Algoliasearch } from 'algoliasearch';
import type { AlgoliaRecord } from '../../src/endpoints/search/algoliaRecords';
import { fillIndex, type Content, type OnProgress } from './fillIndex';
import type { PublishSettings } from './publishSettings';

const REQUIRED_RIGHTS: readonly Acl[] = ['addObject', 'deleteIndex', 'editSettings', 'browse'];

/** The Algolia index, which readers can search while it is being replaced. */
export function algoliaIndex({ appId, writeKey, index, host }: PublishSettings) {
  const client = algoliasearch(appId, writeKey, {
    ...(host && { hosts: [localHost(host)] }),
  });
  return {
    checkKey: () => checkKey(client, writeKey),
    liveRecords: () => liveRecords(client, index),
    replace: (content: Content, onProgress: OnProgress) =>
      replace(client, index, content, onProgress),
  };
}

/** Fails if the key lacks a right that publishing needs. */
async function checkKey(client: Algoliasearch, key: string): Promise<void> {
  const { acl } = await client.getApiKey({ key });
  const missing = REQUIRED_RIGHTS.filter((right) => !acl.includes(right));
  if (missing.length > 0) throw new Error(`the key lacks the right to ${missing.join(', ')}`);
}

/** The published records; none if there is no index yet. */
async function liveRecords(client: Algoliasearch, indexName: string): Promise<AlgoliaRecord[]> {
  const records: AlgoliaRecord[] = [];
  try {
    await client.browseObjects<AlgoliaRecord>({
      indexName,
      browseParams: { hitsPerPage: 1000 },
      aggregator: ({ hits }) => void records.push(...hits),
    });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
  return records;
}

/** Fills a temporary index and moves it over the live one. If anything fails, nothing changes. */
async function replace(
  client: Algoliasearch,
  index: string,
  content: Content,
  onProgress: OnProgress,
): Promise<void> {
  const temporary = `${index}_next_${Date.now().toString(36)}`;
  try {
    await fillIndex(client, temporary, content, onProgress);
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: index },
    });
    await client.waitForTask({ indexName: index, taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}

function localHost(address: string) {
  const { host, protocol } = new URL(address);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
