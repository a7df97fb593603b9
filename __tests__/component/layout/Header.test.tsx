import { render, screen, within } from '@testing-library/react';
import { Header } from '../../../src/components/layout/Header';

const mainLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

test('the top links lead to the sections, and mark the one being read', () => {
  render(<Header pathname="/guides/caching/" />);

  expect(mainLink('Documentation')).toHaveAttribute('href', '/concepts/');
  expect(mainLink('Documentation')).toHaveAttribute('aria-current', 'true');
  expect(mainLink('Contribute')).not.toHaveAttribute('aria-current');
  expect(mainLink('Vote')).toHaveAttribute('href', '/vote/');
  expect(mainLink('Blog')).toHaveAttribute('href', '/blog/');
});

test('the page that a top link leads to is marked as this very page', () => {
  render(<Header pathname="/contribute/" />);

  expect(mainLink('Contribute')).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['webpack', '/'],
  ['Sponsor', 'https://opencollective.com/webpack'],
  ['GitHub', 'https://github.com/webpack/webpack'],
  ['X', 'https://x.com/webpack'],
  ['Stack Overflow', 'https://stackoverflow.com/questions/tagged/webpack'],
  ['Discord', 'https://discord.com/invite/webpack'],
])('the link %s leads to %s', (name, url) => {
  render(<Header pathname="/" />);

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
});

test('the search box stands where the header has a place for it', () => {
  render(<Header pathname="/" search={<button type="button">Search</button>} />);

  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Search' })).toBeVisible();
});
