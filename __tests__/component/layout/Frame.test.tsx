import { TextEncoder } from 'node:util';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Frame } from '../../../src/components/layout/Frame';

const GUIDES = {
  name: 'guides' as const,
  title: 'Guides',
  printable: true,
  pages: [
    { title: 'Guides', url: '/guides/' },
    { title: 'Caching', url: '/guides/caching/' },
  ],
};

const ANCHORS = [{ title: 'Output Filenames', id: 'output-filenames', level: 2 }];

const caching = (
  <Frame pathname="/guides/caching/" section={GUIDES} anchors={ANCHORS}>
    <h1>Caching</h1>
  </Frame>
);

test('the first thing to reach is a link to the content', () => {
  render(caching);
  const [first] = screen.getAllByRole('link');

  expect(first).toHaveAccessibleName('Skip to content');
  expect(first).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

test('a page of a section is next to the list of pages in that section', () => {
  render(caching);

  expect(screen.getByRole('navigation', { name: 'Guides' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Documentation' })).toBeVisible();
});

test('a page without a section has the frame to itself', () => {
  render(
    <Frame pathname="/vote/">
      <h1>Vote</h1>
    </Frame>,
  );

  expect(screen.queryByRole('navigation', { name: 'Documentation' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Version' })).not.toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('every landmark can be told from the others', () => {
  render(caching);
  const names = screen.getAllByRole('navigation').map((landmark) => landmark.ariaLabel);

  expect(new Set(names).size).toBe(names.length);
});

test('what the server wrote comes alive as it is, whatever the reader chose before', async () => {
  // jsdom lacks it, and React asks for it while it is loaded.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(caching);
  document.documentElement.dataset.themeChoice = 'dark';
  document.documentElement.dataset.banner = 'dismissed';
  window.location.hash = '#output-filenames';

  await act(async () => {
    hydrateRoot(container, caching);
    await Promise.resolve();
  });

  expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('Dark');
  expect(complaints.mock.calls).toEqual([]);
});
