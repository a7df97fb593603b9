import { algoliaSettings } from '../../../src/components/search/modal/algoliaSettings';
import { retryableAlgoliaSearch } from '../../../src/components/search/modal/retryableSearch';
import type {
  DocSearchClient,
  SearchRequests,
} from '../../../src/components/search/modal/docSearchClient';

const SETTINGS = { appId: 'app', apiKey: 'key', indexName: 'docs' };
const REQUESTS: SearchRequests = { requests: [{ indexName: 'docs', query: 'caching' }] };

/** A client of Algolia whose answers a test gives. */
function serviceOf(search: () => Promise<unknown>) {
  const client = { search, addAlgoliaAgent: () => undefined } as unknown as DocSearchClient;
  const made = retryableAlgoliaSearch(SETTINGS);
  return { made, client: made.modalProps.transformSearchClient(client) };
}

test.each([
  [{ ...SETTINGS }, SETTINGS],
  [{ ...SETTINGS, apiKey: '' }, undefined],
  [{ appId: 'app', apiKey: 'key' }, undefined],
  [{}, undefined],
])('with %j configured the service is %j', (environment, settings) => {
  expect(algoliaSettings(environment)).toEqual(settings);
});

test('a build without keys has no service', () => {
  expect(algoliaSettings()).toBeUndefined();
});

test('the service is asked without personalization', () => {
  const { made } = serviceOf(() => Promise.resolve({ results: [] }));
  expect(made.modalProps).toMatchObject({
    appId: 'app',
    apiKey: 'key',
    indices: [
      { name: 'docs', searchParameters: { enablePersonalization: false, clickAnalytics: false } },
    ],
  });
});

test('its answers are counted', async () => {
  const { made, client } = serviceOf(() =>
    Promise.resolve({ results: [{ nbHits: 2, hits: [{}, {}] }] }),
  );
  await client.search(REQUESTS);
  expect(made.current().outcome).toEqual({ query: 'caching', count: 2, near: [] });
  expect(made.current().status).toBe('answered');
});

test('when it cannot be reached the query is asked again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isUp = false;
  const { made, client } = serviceOf(() =>
    isUp ? Promise.resolve({ results: [] }) : Promise.reject(new Error('RetryError')),
  );
  const answer = client.search(REQUESTS);
  await new Promise<void>((resolve) => {
    made.subscribe(() => made.current().status === 'failed' && resolve());
  });

  isUp = true;
  made.tryAgain();
  await expect(answer).resolves.toEqual({ results: [] });
});
