import { createState } from '../../browser/createState';
import type { LocalSearch } from '../localSearch';
import { ALGOLIA_PARAMETERS, type AlgoliaSettings } from './algoliaSettings';
import {
  hitCount,
  queryOf,
  toResponses,
  type DocSearchClient,
  type SearchRequests,
  type SearchResponses,
} from './docSearchClient';

const LOCAL = { appId: 'local', apiKey: 'local', indexName: 'webpack' } as const;

/** The last answer; `near` are titles that come close to a query without results. */
export type Outcome = { query: string; count: number; near: readonly string[] };

type SearchState = { status: 'waiting' | 'answered' | 'failed'; outcome?: Outcome };

type Ask = (requests: SearchRequests, client: DocSearchClient) => Promise<Answered>;
type Answered = { responses: SearchResponses; near: readonly string[] };

export type RetryableSearch = ReturnType<typeof retryableSearch>;

/** Searches the index of this build, in the browser. */
export const retryableLocalSearch = (search: LocalSearch['search']) =>
  retryableSearch(LOCAL, undefined, async (requests) => {
    const query = queryOf(requests);
    const answer = await search(query);
    return { responses: toResponses(query, LOCAL.indexName, answer), near: answer.near };
  });

/** Searches an index of Algolia. */
export const retryableAlgoliaSearch = (settings: AlgoliaSettings) =>
  retryableSearch(settings, ALGOLIA_PARAMETERS, async (requests, client) => ({
    responses: await client.search(requests),
    near: [],
  }));

/**
 * A query that fails is not lost: `tryAgain` asks it again, and the modal gets its answer then. Only
 * the last of several queries is answered.
 */
function retryableSearch(
  { appId, apiKey, indexName }: AlgoliaSettings,
  searchParameters: typeof ALGOLIA_PARAMETERS | undefined,
  ask: Ask,
) {
  const { current, change, subscribe } = createState<SearchState>({ status: 'answered' });
  let retry: () => void = () => undefined;
  let last = 0;

  function search(requests: SearchRequests, client: DocSearchClient): Promise<SearchResponses> {
    const number = ++last;
    return new Promise((resolve) => {
      retry = () => {
        change({ ...current(), status: 'waiting' });
        ask(requests, client).then(
          ({ responses, near }) => {
            if (number !== last) return;
            const outcome = { query: queryOf(requests), count: hitCount(responses), near };
            change({ status: 'answered', outcome });
            resolve(responses);
          },
          (error: unknown) => {
            if (number !== last) return;
            console.warn(error);
            change({ ...current(), status: 'failed' });
          },
        );
      };
      retry();
    });
  }

  return {
    current,
    subscribe,
    tryAgain: () => retry(),
    /** What the modal of DocSearch needs to search with it. */
    modalProps: {
      appId,
      apiKey,
      indices: [{ name: indexName, ...(searchParameters && { searchParameters }) }],
      transformSearchClient: (client: DocSearchClient): DocSearchClient => ({
        ...client,
        search: (requests: SearchRequests) => search(requests, client),
      }),
    },
  };
}
