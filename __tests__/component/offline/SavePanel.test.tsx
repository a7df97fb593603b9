import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfflineSaver, SaverState } from '../../../src/components/offline/offlineSaver';
import { SavePanel } from '../../../src/components/offline/SavePanel';

const section = { name: 'guides' as const, title: 'Guides' };
const page = (digest: string) => ({
  title: digest,
  section: 'guides' as const,
  listed: true,
  digest,
  size: 400_000,
  files: [],
});
const manifest = {
  build: 'b',
  release: 'r',
  pages: { '/guides/': page('a'), '/guides/b/': page('b') },
  redirects: {},
  files: {},
  search: [],
};
const savedPages = (pages: Record<string, string>, linked: string[] = []) => ({
  pages,
  files: [],
  titles: {},
  wanted: [],
  linked,
});

function saverIn(state: SaverState): OfflineSaver {
  const nothing = jest.fn(() => Promise.resolve());
  return {
    load: nothing,
    save: jest.fn(() => Promise.resolve()),
    remove: jest.fn(() => Promise.resolve()),
    pause: jest.fn(),
    current: () => state,
    subscribe: () => () => undefined,
    follow: jest.fn(),
  };
}

const show = (state: SaverState) => {
  const saver = saverIn(state);
  render(<SavePanel section={section} saver={saver} />);
  return saver;
};

test('a section says how large it is before it is saved', async () => {
  const saver = show({ manifest, saved: savedPages({}) });

  expect(screen.getByRole('region', { name: 'Guides' })).toHaveTextContent(
    '2 pages, about 800 KB to fetch.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save Everything' }));
  expect(saver.save).toHaveBeenCalledWith('everything');
});

test('what is there is counted, and can be removed', async () => {
  const saver = show({ manifest, saved: savedPages({ '/guides/': 'a' }) });

  expect(screen.getByRole('region', { name: 'Guides' })).toHaveTextContent(
    '1 of 2 pages saved, about 400 KB to fetch.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Guides' }));
  expect(saver.remove).toHaveBeenCalledWith('guides');
});

test('a section that is whole has nothing left to save', () => {
  show({ manifest, saved: savedPages({ '/guides/': 'a', '/guides/b/': 'b' }) });

  expect(screen.getByRole('region', { name: 'Guides' })).toHaveTextContent('All 2 pages saved.');
  expect(screen.queryByRole('button', { name: 'Save Guides' })).not.toBeInTheDocument();
});

test('while it runs there is progress, and a pause', async () => {
  const running = { scope: 'guides' as const, done: 400_000, total: 800_000 };
  const saver = show({ manifest, saved: savedPages({}), running });

  expect(screen.getByRole('progressbar', { name: 'Saving Guides' })).toHaveValue(400_000);
  expect(screen.getByRole('button', { name: 'Save Everything' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Pause saving Guides' }));
  expect(saver.pause).toHaveBeenCalled();
});

test('what is fetched is told in figures once it is counted', () => {
  show({ manifest, saved: savedPages({}), running: { scope: 'guides', done: 0 } });

  const guides = screen.getByRole('region', { name: 'Guides' });
  expect(guides).toHaveTextContent('Counting');
  expect(guides).not.toHaveTextContent('KB');
  expect(screen.getByRole('progressbar', { name: 'Saving Guides' })).not.toHaveAttribute('value');
});

test('it says how much came without being asked for, and how much that can be', () => {
  show({ manifest, saved: savedPages({ '/guides/': 'a' }, ['/guides/']) });
  expect(screen.getByText(/up to 400 KB of those that menus link to/)).toHaveTextContent(
    'so far 400 KB.',
  );
});

test.each([
  [['/search/index.json'], 'Search works offline.'],
  [[], 'Search works offline once you have used it.'],
])('with the files %j it says whether the search is there offline', (files, text) => {
  const saved = { ...savedPages({}), files };
  show({ manifest: { ...manifest, search: ['/search/index.json'] }, saved });
  expect(screen.getByText(/Search works/)).toHaveTextContent(text);
});

test('while it is open it follows what is saved elsewhere', () => {
  const stop = jest.fn();
  const saver = { ...saverIn({ manifest, saved: savedPages({}) }), follow: () => stop };
  const { unmount } = render(<SavePanel section={section} saver={saver} />);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalled();
});

test('a browser without room says so', () => {
  const problem = { scope: 'guides' as const, problem: 'full' as const };
  show({ manifest, saved: savedPages({}), problem });
  expect(screen.getByText('This browser has no more space.')).toBeInTheDocument();
});

test('a browser that saves nothing says so', () => {
  show({ isUnavailable: true });
  expect(screen.getByRole('status')).toHaveTextContent('This browser cannot save pages now.');
});
