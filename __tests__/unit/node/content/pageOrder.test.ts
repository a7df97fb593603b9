import { byPageOrder, isInNavigation } from '../../../../src/node/content/page/pageOrder';

type Sortable = Parameters<typeof byPageOrder>[0];

const page = (title: string, more: Partial<Sortable> = {}): Sortable => ({
  name: title.toLowerCase(),
  title,
  sort: 0,
  ...more,
});

const titles = (pages: Sortable[]) => [...pages].sort(byPageOrder).map(({ title }) => title);

test('the index comes first, whatever its sort and group', () => {
  const pages = [
    page('Caching', { sort: -5 }),
    page('Guides', { name: 'index', sort: 9, group: 'Z' }),
  ];

  expect(titles(pages)).toEqual(['Guides', 'Caching']);
});

test('pages without a group come before groups, and groups by their names', () => {
  const pages = [
    page('Sass', { group: 'Styling' }),
    page('Terser', { group: 'Community' }),
    page('Overview', { sort: 99 }),
    page('Null', { sort: 100, group: null }),
  ];

  expect(titles(pages)).toEqual(['Overview', 'Null', 'Terser', 'Sass']);
});

test('within a group lower sorts come first, also fractions and negative ones', () => {
  const pages = [
    page('Ten', { sort: 10 }),
    page('Nine', { sort: 9 }),
    page('Half', { sort: 8.5 }),
    page('First', { sort: -1 }),
    page('Unsorted'),
  ];

  expect(titles(pages)).toEqual(['First', 'Unsorted', 'Half', 'Nine', 'Ten']);
});

test('pages of one sort stand in the order of the alphabet, upper and lower case mixed', () => {
  const pages = ['css-loader', 'Babel', 'ésbuild', 'Zip', 'EJS'].map((title) => page(title));

  expect(titles(pages)).toEqual(['Babel', 'css-loader', 'EJS', 'ésbuild', 'Zip']);
});

test.each([
  ['printable', false],
  ['Printable Guides', false],
  ['Combined Printable page', false],
  ['Caching', true],
  ['Is it printable?', true],
])('a page with the title %p is in the navigation: %p', (title, expected) => {
  expect(isInNavigation({ title })).toBe(expected);
});
