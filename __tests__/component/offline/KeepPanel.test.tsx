import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Keeper, KeeperState } from '../../../src/components/offline/keeper';
import { KeepPanel } from '../../../src/components/offline/KeepPanel';

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
const keptPages = (pages: Record<string, string>, linked: string[] = []) => ({
  pages,
  files: [],
  titles: {},
  wanted: [],
  linked,
});

function keeperIn(state: KeeperState): Keeper {
  const nothing = jest.fn(() => Promise.resolve());
  return {
    load: nothing,
    keep: jest.fn(() => Promise.resolve()),
    remove: jest.fn(() => Promise.resolve()),
    pause: jest.fn(),
    current: () => state,
    subscribe: () => () => undefined,
    follow: jest.fn(),
  };
}

const show = (state: KeeperState) => {
  const keeper = keeperIn(state);
  render(<KeepPanel section={section} keeper={keeper} />);
  return keeper;
};

test('a section says how large it is before it is kept', async () => {
  const keeper = show({ manifest, kept: keptPages({}) });

  expect(screen.getByRole('region', { name: 'Guides' })).toHaveTextContent(
    '2 pages, about 800 KB to fetch.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep Everything' }));
  expect(keeper.keep).toHaveBeenCalledWith('everything');
});

test('what is there is counted, and can be removed', async () => {
  const keeper = show({ manifest, kept: keptPages({ '/guides/': 'a' }) });

  expect(screen.getByRole('region', { name: 'Guides' })).toHaveTextContent(
    '1 of 2 pages kept, about 400 KB to fetch.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Guides' }));
  expect(keeper.remove).toHaveBeenCalledWith('guides');
});

test('a section that is whole has nothing left to keep', () => {
  show({ manifest, kept: keptPages({ '/guides/': 'a', '/guides/b/': 'b' }) });

  expect(screen.getByRole('region', { name: 'Guides' })).toHaveTextContent('All 2 pages kept.');
  expect(screen.queryByRole('button', { name: 'Keep Guides' })).not.toBeInTheDocument();
});

test('while it runs there is progress, and a pause', async () => {
  const running = { scope: 'guides' as const, done: 400_000, total: 800_000 };
  const keeper = show({ manifest, kept: keptPages({}), running });

  expect(screen.getByRole('progressbar', { name: 'Keeping Guides' })).toHaveValue(400_000);
  expect(screen.getByRole('button', { name: 'Keep Everything' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Pause keeping Guides' }));
  expect(keeper.pause).toHaveBeenCalled();
});

test('what is fetched is told in figures once it is counted', () => {
  show({ manifest, kept: keptPages({}), running: { scope: 'guides', done: 0 } });

  const guides = screen.getByRole('region', { name: 'Guides' });
  expect(guides).toHaveTextContent('Counting');
  expect(guides).not.toHaveTextContent('KB');
  expect(screen.getByRole('progressbar', { name: 'Keeping Guides' })).not.toHaveAttribute('value');
});

test('it says how much came without being asked for, and how much that can be', () => {
  show({ manifest, kept: keptPages({ '/guides/': 'a' }, ['/guides/']) });
  expect(screen.getByText(/up to 400 KB of those that menus lead to/)).toHaveTextContent(
    'so far 400 KB.',
  );
});

test('while it is open it follows what is saved elsewhere', () => {
  const stop = jest.fn();
  const keeper = { ...keeperIn({ manifest, kept: keptPages({}) }), follow: () => stop };
  const { unmount } = render(<KeepPanel section={section} keeper={keeper} />);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalled();
});

test('a browser without room says so', () => {
  const problem = { scope: 'guides' as const, problem: 'full' as const };
  show({ manifest, kept: keptPages({}), problem });
  expect(screen.getByText('There is no more room in this browser.')).toBeInTheDocument();
});

test('a browser that keeps nothing says so', () => {
  show({ isUnavailable: true });
  expect(screen.getByRole('status')).toHaveTextContent('This browser cannot keep pages now.');
});
