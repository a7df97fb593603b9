/** The file with which browsers add the search of the site to theirs. */
export const OPEN_SEARCH = {
  url: '/opensearch.xml',
  type: 'application/opensearchdescription+xml',
} as const;

const PARAMETER = 'search';

/** The address of a search, in which browsers put `{searchTerms}`. */
export const searchUrl = (siteUrl: string, terms: string): string =>
  `${siteUrl}/?${PARAMETER}=${terms}`;

/** `?search=tree+shaking` -> `tree shaking`; nothing if an address is not one of a search. */
export const searchedWords = (query: string): string | null =>
  new URLSearchParams(query).get(PARAMETER);
