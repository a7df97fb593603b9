import { render, screen } from '@testing-library/react';
import { PostList, type ListedPost } from '../../../src/components/blog/PostList';

const post = (rest: Partial<ListedPost>): ListedPost => ({
  url: '/blog/2020-10-10-webpack-5-release/',
  title: 'webpack 5 release',
  date: '2020-10-10',
  teaser: 'What it brings.',
  description: null,
  readingTime: 12,
  publication: 'published',
  ...rest,
});

test('a post is listed with its day, teaser and reading time', () => {
  render(<PostList posts={[post({})]} />);

  expect(screen.getByRole('heading', { level: 2, name: 'webpack 5 release' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'webpack 5 release' })).toHaveAttribute(
    'href',
    '/blog/2020-10-10-webpack-5-release/',
  );
  expect(screen.getByText('October 10, 2020')).toHaveAttribute('datetime', '2020-10-10');
  expect(screen.getByText('12 min read')).toBeVisible();
  expect(screen.getByText('What it brings.')).toBeVisible();
});

test('a post without a teaser shows its description', () => {
  render(<PostList posts={[post({ teaser: null, description: 'A release.' })]} />);
  expect(screen.getByText('A release.')).toBeVisible();
});

test.each(['draft', 'scheduled'])('authors see that a post is %s', (publication) => {
  render(<PostList posts={[post({ publication })]} />);
  expect(screen.getByText(publication)).toBeVisible();
});

test('a published post is not marked', () => {
  render(<PostList posts={[post({})]} />);
  expect(screen.queryByText('published')).not.toBeInTheDocument();
});

test('a blog without posts says so', () => {
  render(<PostList posts={[]} />);
  expect(screen.getByText('There is no post yet.')).toBeVisible();
});
