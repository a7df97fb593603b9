import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Ask } from '../../../src/components/offline/ask';
import { OfflineScreen } from '../../../src/components/offline/OfflineScreen';
import { unavailableReason } from '../../../src/components/offline/unavailableReason';

const TITLES = { '/': 'webpack', '/guides/caching/': 'Caching', '/guides/': 'Guides' };
const ask = (() => Promise.resolve({ pages: {}, files: [], wanted: [], titles: TITLES })) as Ask;

test('a reader without a network sees why the page is missing, and which pages are saved', async () => {
  render(<OfflineScreen reason="offline" ask={ask} />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
  const guides = await screen.findByRole('region', { name: 'Guides' });
  expect(
    within(guides)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/guides/', '/guides/caching/']);
});

test('a site that fails is not called a missing network', async () => {
  render(<OfflineScreen reason="unreachable" ask={ask} />);
  await screen.findByRole('region', { name: 'Guides' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The site does not answer');
});

test('it tries again by hand, and when the network is back', async () => {
  const reload = jest.fn();
  render(<OfflineScreen reason="offline" ask={ask} reload={reload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  window.dispatchEvent(new Event('online'));

  expect(reload).toHaveBeenCalledTimes(2);
});

test('it replaces the page that the worker named, and no other', () => {
  document.documentElement.setAttribute('data-unavailable', '/guides/caching/');
  document.documentElement.setAttribute('data-unavailable-reason', 'offline');

  expect(unavailableReason('/guides/caching/')).toBe('offline');
  expect(unavailableReason('/guides/caching')).toBe('offline');
  expect(unavailableReason('/guides/csp/')).toBeUndefined();
});
