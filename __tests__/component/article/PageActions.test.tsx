import { render, screen } from '@testing-library/react';
import { PageActions } from '../../../src/components/article/PageActions';

const page = { path: 'guides/caching.mdx', edit: null, repo: null, updated: null };

test('a page can be edited, and printed with its section', () => {
  render(<PageActions page={page} />);

  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/webpack/webpack.js.org/edit/master/content/guides/caching.mdx',
  );
  expect(screen.getByRole('link', { name: 'Print this section' })).toHaveAttribute(
    'href',
    '/guides/printable/',
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a page about a package leads to its repository, and is edited there', () => {
  const edit = 'https://github.com/webpack/css-loader/edit/main/README.md';
  const repo = 'https://github.com/webpack/css-loader';
  render(<PageActions page={{ ...page, edit, repo }} />);

  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', edit);
  expect(screen.getByRole('link', { name: 'Repository' })).toHaveAttribute('href', repo);
});

test.each(['glossary.mdx', 'blog/2020-10-10-webpack-5-release.mdx'])(
  '%s belongs to nothing that can be printed as a whole',
  (path) => {
    render(<PageActions page={{ ...page, path }} />);

    expect(screen.queryByRole('link', { name: 'Print this section' })).not.toBeInTheDocument();
  },
);

test.each([
  ['2024-03-01T10:00:00+01:00', 'March 1, 2024'],
  ['2024-03-01T23:30:00-05:00', 'March 2, 2024'],
  ['2024-12-31', 'December 31, 2024'],
])('a page last changed at %s says %s, wherever it is read', (updated, date) => {
  render(<PageActions page={{ ...page, updated }} />);

  const time = screen.getByText(date);
  expect(time).toHaveAttribute('datetime', updated);
  expect(time.parentElement).toHaveTextContent(`Last updated ${date}`);
});

test('a page whose history is not known says nothing of it', () => {
  render(<PageActions page={page} />);

  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});
