import type { EmbeddedSearch } from '../embeddedSearch';
import { ALGOLIA_PARAMETERS, type AlgoliaSettings } from './algoliaSettings';
import {
  hitCount,
  queryOf,
  toResponses,
  type DocSearchClient,
  type SearchRequests,
  type SearchResponses,
} from './docSearchClient';
import { patient, type Patience } from './patient';

const EMBEDDED = { appId: 'embedded', apiKey: 'embedded', indexName: 'webpack' } as const;

/** What the last answer held; `near` are titles that come close to a query without results. */
export type Outcome = { query: string; count: number; near: readonly string[] };

export type Search = {
  state: () => Patience;
  outcome: () => Outcome | undefined;
  subscribe: (listener: () => void) => () => void;
  tryAgain: () => void;
  /** What the modal of DocSearch needs to search with it. */
  modalProps: {
    appId: string;
    apiKey: string;
    indices: { name: string; searchParameters?: typeof ALGOLIA_PARAMETERS }[];
    transformSearchClient: (client: DocSearchClient) => DocSearchClient;
  };
};

type Ask = (requests: SearchRequests, client: DocSearchClient) => Promise<Answered>;
type Answered = { responses: SearchResponses; near: readonly string[] };

/** Searches the index of the site itself. */
export const createOwnSearch = (search: EmbeddedSearch['search']): Search =>
  createSearch(EMBEDDED, undefined, async (requests) => {
    const query = queryOf(requests);
    const answer = await search(query);
    return { responses: toResponses(query, EMBEDDED.indexName, answer), near: answer.near };
  });

/** Searches an index of Algolia. */
export const createAlgoliaSearch = (settings: AlgoliaSettings): Search =>
  createSearch(settings, ALGOLIA_PARAMETERS, async (requests, client) => ({
    responses: await client.search(requests),
    near: [],
  }));

function createSearch(
  { appId, apiKey, indexName }: AlgoliaSettings,
  searchParameters: typeof ALGOLIA_PARAMETERS | undefined,
  ask: Ask,
): Search {
  let outcome: Outcome | undefined;
  const questions = patient(
    async ({ requests, client }: { requests: SearchRequests; client: DocSearchClient }) => {
      const { responses, near } = await ask(requests, client);
      outcome = { query: queryOf(requests), count: hitCount(responses), near };
      return responses;
    },
  );
  return {
    ...questions,
    outcome: () => outcome,
    modalProps: {
      appId,
      apiKey,
      indices: [{ name: indexName, ...(searchParameters && { searchParameters }) }],
      transformSearchClient: (client) => ({
        ...client,
        search: (requests: SearchRequests) => questions.ask({ requests, client }),
      }),
    },
  };
}
