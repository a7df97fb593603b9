import { render, screen } from '@testing-library/react';
import { Destinations } from '../../../src/components/home/Destinations';

const urls = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('leads into the documentation, and to what is new', () => {
  render(<Destinations news={{ text: 'webpack 5', url: '/blog/webpack-5/' }} />);

  expect(urls()).toEqual([
    '/guides/getting-started/',
    '/concepts/',
    '/configuration/',
    '/blog/webpack-5/',
  ]);
  expect(screen.getByRole('link', { name: /^What’s new\s*webpack 5$/ })).toBeVisible();
});

test('leads to the blog while nothing is new', () => {
  render(<Destinations news={null} />);

  expect(urls().at(-1)).toBe('/blog/');
});
