import { LINKED_BUDGET } from '../../../../src/site/offline/linkedBudget';
import { linkedPages, linkedPagesToSave } from '../../../../src/site/offline/linkedPages';
import type { OfflineManifest } from '../../../../src/site/offline/manifest';
import { sectionOf } from '../../../../src/site/sections';

const PATHS = ['/', '/guides/', '/guides/caching/', '/guides/csp/', '/concepts/', '/api/cli/'];
const UNLISTED = '/guides/printable/';

const manifestOf = (size: number): OfflineManifest => ({
  build: 'b',
  release: 'r',
  pages: Object.fromEntries(
    [...PATHS, UNLISTED].map((path) => [
      path,
      {
        title: path,
        section: sectionOf(path)?.name ?? null,
        listed: path !== UNLISTED,
        digest: path,
        size,
        files: [],
      },
    ]),
  ),
  redirects: {},
  files: {},
  search: [],
});

const SMALL = manifestOf(10);
const reader = {
  path: '/guides/csp/',
  saved: { pages: {}, files: [] },
  linked: [],
  declined: [],
};

test('they are what stands around every page, and the pages of the section', () => {
  expect(linkedPages(SMALL, '/')).toEqual(['/concepts/', '/guides/']);
  expect(linkedPages(SMALL, '/guides/csp/')).toEqual([
    '/concepts/',
    '/guides/',
    '/guides/caching/',
    '/guides/csp/',
  ]);
});

test('what is saved is not saved again', () => {
  const saved = { pages: { '/concepts/': '/concepts/', '/guides/csp/': 'older' }, files: [] };
  expect(linkedPagesToSave(SMALL, { ...reader, saved })).toEqual([
    '/guides/',
    '/guides/caching/',
    '/guides/csp/',
  ]);
});

test('the budget holds over all sections: what came before counts', () => {
  const half = manifestOf(LINKED_BUDGET / 2);
  expect(linkedPagesToSave(half, reader)).toEqual(['/concepts/', '/guides/']);
  expect(linkedPagesToSave(half, { ...reader, linked: ['/api/cli/'] })).toEqual(['/concepts/']);
  expect(linkedPagesToSave(half, { ...reader, linked: ['/api/cli/', '/concepts/'] })).toEqual([
    '/concepts/',
  ]);
});

test('a page larger than the budget makes room for the next one', () => {
  const pages = { ...SMALL.pages };
  pages['/concepts/'] = { ...pages['/concepts/']!, size: LINKED_BUDGET + 1 };
  expect(linkedPagesToSave({ ...SMALL, pages }, { ...reader, path: '/' })).toEqual(['/guides/']);
});

test('a section that the reader has removed does not come back', () => {
  expect(linkedPagesToSave(SMALL, { ...reader, declined: ['guides'] })).toEqual(['/concepts/']);
});
