import type { Algoliasearch } from 'algoliasearch';
import {
  ALGOLIA_INDEX_SETTINGS,
  algoliaSynonyms,
  type AlgoliaRecord,
} from '../../src/endpoints/search/algoliaRecords';

const BATCH = 500;

export type Content = {
  records: readonly AlgoliaRecord[];
  synonyms: readonly (readonly string[])[];
};
export type OnProgress = (done: number, all: number) => void;

/** Writes settings, synonyms and records to an index, and waits until each is stored. */
export async function fillIndex(
  client: Algoliasearch,
  indexName: string,
  { records, synonyms }: Content,
  onProgress: OnProgress,
): Promise<void> {
  const settled = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName, taskID });
  const indexSettings = structuredClone(ALGOLIA_INDEX_SETTINGS) as object;
  await settled(await client.setSettings({ indexName, indexSettings }));
  if (synonyms.length > 0) {
    const synonymHit = algoliaSynonyms(synonyms);
    await settled(await client.saveSynonyms({ indexName, synonymHit }));
  }
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH);
    const requests = batch.map((body) => ({ action: 'addObject' as const, body }));
    await settled(await client.batch({ indexName, batchWriteParams: { requests } }));
    onProgress(from + batch.length, records.length);
  }
}
