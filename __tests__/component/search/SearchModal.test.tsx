import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { createRoot } from 'react-dom/client';
import { setQuery } from '../../../src/components/search/modal/setQuery';
import '../../support/browserGaps';
import { localSearchOf, SEARCH_FILES } from '../../support/localSearch';
import { SearchModal } from '../../support/searchModal';

async function reader({ files = SEARCH_FILES, initialQuery = '' } = {}) {
  const { localSearch, asked } = localSearchOf(files);
  const onClose = jest.fn();
  // The modal settles after it is shown.
  await act(async () => {
    render(<SearchModal localSearch={localSearch} initialQuery={initialQuery} onClose={onClose} />);
    await Promise.resolve();
  });
  return { user: userEvent.setup(), onClose, asked };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const firstOption = async () => (await screen.findAllByRole('option'))[0]!;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('it is a dialog with a search box that takes the keys', async () => {
  await reader();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(box()).toHaveFocus();
});

test('what was typed before is in the box the moment it is there', async () => {
  const { localSearch } = localSearchOf();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const props = { localSearch, initialQuery: 'tre', onClose: () => undefined };
  const isThere = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    root.render(<SearchModal {...props} />);
    await isThere;
    // Before anything else happens, as a key that was waiting.
    expect(box()).toHaveFocus();
    setQuery(document.body, `${box().value}e`);
    expect(await firstOption()).toHaveTextContent('Tree Shaking');
    expect(box()).toHaveValue('tree');
  } finally {
    root.unmount();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
});

test('typing finds headings, each with its place', async () => {
  const { user } = await reader();
  await user.type(box(), 'filename');
  const option = await firstOption();
  expect(option).toHaveTextContent('Output FilenamesGuides › Caching');
  expect(within(option).getByRole('link')).toHaveAttribute(
    'href',
    '/guides/caching/#output-filenames',
  );
  expect(screen.getByRole('status')).toHaveTextContent('result');
});

test('what was typed before is searched for at once', async () => {
  await reader({ initialQuery: 'tree' });
  expect(await firstOption()).toHaveTextContent('Tree Shaking');
  expect(box()).toHaveValue('tree');
});

test('Enter leads to the chosen result, and Escape closes', async () => {
  const { user, onClose } = await reader();
  await user.type(box(), 'tree');
  await firstOption();
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/guides/tree-shaking/');

  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('Ctrl+Enter opens a result in a new tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await reader();
  await user.type(box(), 'tree');
  await firstOption();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/guides/tree-shaking/', '_blank', 'noopener');
  expect(navigate).not.toHaveBeenCalled();
});

test('markup in a page is shown as text, also among recent searches', async () => {
  const { user } = await reader();
  await user.type(box(), 'onerror');
  expect(await firstOption()).toHaveTextContent('Using <img onerror="alert(1)">');
  await user.keyboard('{Enter}');
  await user.clear(box());
  await user.type(box(), ' ');
  await user.clear(box());

  expect(await screen.findByText('Recent')).toBeVisible();
  expect(await firstOption()).toHaveTextContent('Using <img onerror="alert(1)">');
  expect(document.querySelector('img')).toBeNull();
});

test('without a result there is a way to report it, and titles that come near', async () => {
  const { user } = await reader();
  await user.type(box(), 'treezzzz');
  const report = await screen.findByRole('link', { name: 'Report it.' });
  expect(report).toHaveAttribute('href', expect.stringContaining('treezzzz'));

  await user.click(screen.getByRole('button', { name: 'Tree Shaking' }));
  expect(box()).toHaveValue('Tree Shaking');
  expect(await firstOption()).toHaveTextContent('Tree Shaking');
});

test('an index that fails to load is asked for past the caches, and then named', async () => {
  const { user, asked } = await reader({ files: {} });
  await user.type(box(), 'tree');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(asked.map(({ cache }) => cache)).toEqual(expect.arrayContaining(['no-cache', 'reload']));
});

test('what was typed is answered when one tries again and it works', async () => {
  const files: Record<string, unknown> = {};
  const { user } = await reader({ files });
  await user.type(box(), 'tree');
  const alert = await screen.findByRole('alert');

  Object.assign(files, SEARCH_FILES);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await firstOption()).toHaveTextContent('Tree Shaking');
  expect(box()).toHaveValue('tree');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a broken index fails like one that is not there', async () => {
  const { user } = await reader({
    files: { ...SEARCH_FILES, '/search/index.json': { format: 1 } },
  });
  await user.type(box(), 'tree');
  expect(await screen.findByRole('alert')).toBeVisible();
});
