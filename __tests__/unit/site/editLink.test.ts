import { editLink } from '../../../src/site/editLink';

test('a page is edited in the repository of the site', () => {
  expect(editLink({ path: 'guides/caching.mdx', edit: null })).toBe(
    'https://github.com/webpack/webpack.js.org/edit/master/content/guides/caching.mdx',
  );
});

test('a page whose text lives elsewhere is edited there', () => {
  const edit = 'https://github.com/webpack/css-loader/edit/main/README.md';

  expect(editLink({ path: 'loaders/css-loader.mdx', edit })).toBe(edit);
});
