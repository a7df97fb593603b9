import {
  ariaCurrent,
  DOCUMENTATION_MENU,
  isActive,
  subnavigation,
  TOP_LINKS,
} from '../../../src/site/navigation';

const titlesActiveAt = (pathname: string) =>
  TOP_LINKS.filter((item) => isActive(item, pathname)).map(({ title }) => title);

test.each([
  ['/', []],
  ['/concepts/', ['Documentation']],
  ['/api/compiler-hooks/', ['Documentation']],
  ['/configuration/', ['Documentation']],
  ['/guides/caching/', ['Documentation']],
  ['/loaders/css-loader/', ['Documentation']],
  ['/migrate/5/', ['Documentation']],
  ['/plugins/printable/', ['Documentation']],
  ['/contribute/writers-guide/', ['Contribute']],
  ['/vote/', ['Vote']],
  ['/vote', ['Vote']],
  ['/blog/2020-10-10-webpack-5-release/', ['Blog']],
  ['/glossary/', []],
  ['/apiary/', []],
])('at %s the active top links are %j', (pathname, titles) => {
  expect(titlesActiveAt(pathname)).toEqual(titles);
});

test('the Documentation menu holds every section but contribute and blog', () => {
  expect(DOCUMENTATION_MENU.map(({ title }) => title)).toEqual([
    'Concepts',
    'Configuration',
    'Guides',
    'API',
    'Loaders',
    'Plugins',
    'Errors',
    'Migrate',
    'Tools',
  ]);
});

test.each([
  ['/guides/', DOCUMENTATION_MENU],
  ['/contribute/', []],
  ['/', []],
])('below the header of %s stands the menu of its active link', (pathname, items) => {
  expect(subnavigation(pathname)).toEqual(items);
});

test('an item is the page itself, or what holds it', () => {
  const guides = DOCUMENTATION_MENU.find(({ title }) => title === 'Guides')!;

  expect(ariaCurrent(guides, '/guides/')).toBe('page');
  expect(ariaCurrent(guides, '/guides/caching/')).toBe('true');
  expect(ariaCurrent(guides, '/plugins/')).toBeUndefined();
});
