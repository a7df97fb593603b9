import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../src/components/layout/Footer';

test('the footer leads to the pages that belong to no section, to other hosts, and to the feed', () => {
  render(<Footer />);
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/guides/getting-started/',
    '/comparison/',
    'https://privacy-policy.openjsf.org/',
    'https://webpack.threadless.com/',
    '/awesome-webpack/',
    '/glossary/',
    '/branding/',
    'https://discord.com/invite/webpack',
    '/whats-new/',
    'https://github.com/webpack/webpack/releases',
    '/license/',
    '/feed.xml',
  ]);
});
