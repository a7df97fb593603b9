import type { ComponentProps } from 'react';
import type { DocSearchModal } from '@docsearch/react/modal';
import type { Answer } from '../local/localIndex';

export type DocSearchClient = Parameters<
  NonNullable<ComponentProps<typeof DocSearchModal>['transformSearchClient']>
>[0];
export type SearchRequests = Parameters<DocSearchClient['search']>[0];
export type SearchResponses = Awaited<ReturnType<DocSearchClient['search']>>;

/** The query of a request. The modal sends one at a time. */
export function queryOf(requests: SearchRequests): string {
  const [first] = 'requests' in requests ? requests.requests : requests;
  return first && 'query' in first && first.query !== undefined ? first.query : '';
}

/** An answer of the local search in Algolia's format. */
export const toResponses = (query: string, indexName: string, { hits }: Answer) =>
  ({
    results: [
      {
        hits,
        query,
        index: indexName,
        nbHits: hits.length,
        page: 0,
        nbPages: 1,
        hitsPerPage: hits.length,
        processingTimeMS: 0,
        params: '',
      },
    ],
  }) as unknown as SearchResponses;

export const hitCount = ({ results }: SearchResponses) =>
  results.reduce((sum, result) => sum + ('nbHits' in result ? (result.nbHits ?? 0) : 0), 0);
