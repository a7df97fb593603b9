import { render, screen } from '@testing-library/react';
import { Destinations } from '../../../src/components/home/Destinations';

const urls = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('leads into the documentation, and to the newest post', () => {
  render(<Destinations news={{ title: 'webpack 5', url: '/blog/webpack-5/' }} />);

  expect(urls()).toEqual([
    '/guides/getting-started/',
    '/concepts/',
    '/configuration/',
    '/blog/webpack-5/',
  ]);
  expect(screen.getByRole('link', { name: /^What is new\s*webpack 5$/ })).toBeVisible();
});

test('leads to the blog while it has no posts', () => {
  render(<Destinations />);

  expect(urls().at(-1)).toBe('/blog/');
});
