import { hostsInUse } from '../../../src/site/otherHosts';

const purposes = (variables: Record<string, string>) =>
  hostsInUse(variables).map(({ purpose }) => purpose);

test('without analytics no page may ask an analytics host', () => {
  expect(purposes({})).toEqual(['pictures of contributors', 'logos of sponsors', 'votes']);
  expect(purposes({ GATSBY_ANALYTICS_ID: '' })).not.toContain('analytics');
});

test('with search by Algolia pages may ask its hosts', () => {
  expect(purposes({ GATSBY_ALGOLIA_APP_ID: 'A' })).toContain('search by Algolia');
});

test('with analytics it may', () => {
  expect(purposes({ GATSBY_ANALYTICS_ID: 'G-1' })).toContain('analytics');
});
