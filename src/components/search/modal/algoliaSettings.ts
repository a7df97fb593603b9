import { MARK } from '../marks';

export type AlgoliaSettings = { appId: string; apiKey: string; indexName: string };

type Environment = Partial<Record<string, string>>;

// Gatsby replaces these with their values at build time; each needs its full name.
const ENVIRONMENT: Environment = {
  appId: process.env.GATSBY_ALGOLIA_APP_ID,
  apiKey: process.env.GATSBY_ALGOLIA_SEARCH_KEY,
  indexName: process.env.GATSBY_ALGOLIA_INDEX,
};

/** The settings of Algolia, if all of them are configured. */
export function algoliaSettings({ appId, apiKey, indexName }: Environment = ENVIRONMENT):
  AlgoliaSettings | undefined {
  return appId && apiKey && indexName ? { appId, apiKey, indexName } : undefined;
}

/** Algolia gets no data about the person who searches. */
export const ALGOLIA_PARAMETERS = {
  enablePersonalization: false,
  clickAnalytics: false,
  highlightPreTag: MARK.start,
  highlightPostTag: MARK.end,
} as const;
