import { newsOf } from '../../../../src/node/reference/news';

const REST = {
  type: 'boolean',
  values: [],
  description: '',
  defaults: [],
  required: false,
  deprecated: false,
  experimental: false,
  sameAs: null,
};
const option = (path: string, added: string | null) => ({ ...REST, path, added });
const hook = (owner: string, name: string, added: string | null) => ({
  owner,
  name,
  added,
  kind: 'SyncHook',
  arguments: [],
  returns: null,
  description: '',
  deprecated: false,
});

const reference = {
  versions: { webpack: '5.112.2' },
  options: [
    option('output.library.entryExports', '5.112.0'),
    option('output.copy', '5.112.1'),
    option('cache.old', '5.9.0'),
    option('cache', null),
  ],
  hooks: [hook('CopyPlugin', 'ignore', '5.112.0')],
};
const urls = new Set(['/configuration/output/', '/configuration/']);
const known = { posts: [], reference, urls, today: '2026-11-22' };

test('a post of the last months is news', () => {
  const posts = [
    { title: 'webpack 5', url: '/blog/5/', date: '2020-10-10' },
    { title: 'webpack 6', url: '/blog/6/', date: '2026-10-01' },
  ];
  expect(newsOf({ ...known, posts })).toEqual({ text: 'webpack 6', url: '/blog/6/' });
});

test('instead of an old post it is what came with the documented release', () => {
  const posts = [{ title: 'webpack 5', url: '/blog/5/', date: '2020-10-10' }];
  expect(newsOf({ ...known, posts })).toEqual({
    text: 'webpack 5.112 brought 2 options and 1 hook, such as output.copy.',
    url: '/configuration/output/',
  });
});

test('of a release that brought nothing it is the one before, and none that is not installed', () => {
  const options = [
    option('cache.a', '5.111.0'),
    option('cache.b', '5.9.0'),
    option('c', '5.200.0'),
  ];
  expect(newsOf({ ...known, reference: { ...reference, options, hooks: [] } })?.text).toBe(
    'webpack 5.111 brought 1 option, such as cache.a.',
  );
});

test('it leads to what the release brought, where a page lists that', () => {
  const withReleases = new Set([...urls, '/whats-new/']);
  expect(newsOf({ ...known, urls: withReleases })?.url).toBe('/whats-new/#webpack-5-112');
});

test('it leads to a page that is written', () => {
  expect(newsOf({ ...known, urls: new Set() })?.url).toBe('/configuration/');
});

test('where nothing is known there is no news', () => {
  expect(newsOf({ ...known, reference: { ...reference, options: [], hooks: [] } })).toBeUndefined();
});
