import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadedSearch } from '../../../src/components/search/loadSearch';
import { Search } from '../../../src/components/search/Search';
import '../../support/browserGaps';
import '../../support/dialog';
import { localSearchOf } from '../../support/localSearch';

const { localSearch } = localSearchOf();

const Modal: LoadedSearch['Modal'] = ({ initialQuery, onClose }) => (
  <div role="dialog" aria-label="Loaded search">
    <p>Asked for “{initialQuery}”</p>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);

const settled = (happen: () => void) =>
  act(async () => {
    happen();
    await Promise.resolve();
  });

/** A search whose script comes, or fails to, when a test says so. */
function visitor() {
  let arrive: (loaded: LoadedSearch) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<LoadedSearch>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  render(
    <>
      <label>
        Name <input />
      </label>
      <Search load={load} />
    </>,
  );
  return {
    user: userEvent.setup(),
    load,
    arrive: () => settled(() => arrive({ Modal, localSearch })),
    fail: () => settled(() => fail(new Error('lost'))),
  };
}

const button = () => screen.getByRole('button', { name: /^Search/ });
const opening = () => screen.findByRole('dialog', { name: 'Search' });

test('nothing is loaded before someone is about to search', async () => {
  const { user, load } = visitor();
  expect(load).not.toHaveBeenCalled();

  await user.hover(button());
  expect(load).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['a click', async (user: ReturnType<typeof userEvent.setup>) => user.click(button())],
  ['/', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('/')],
  [
    'Ctrl+K',
    async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}k{/Control}'),
  ],
  ['Cmd+K', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Meta>}k{/Meta}')],
])('%s opens the search', async (_, ask) => {
  const { user } = visitor();
  await ask(user);
  expect(await opening()).toBeInTheDocument();
});

test('a slash in a text field is a slash', async () => {
  const { user } = visitor();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'and/or');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('and/or');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is typed while the search is being loaded is searched for', async () => {
  const { user, arrive } = visitor();
  await user.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Loading the search');
  await user.keyboard('caching');
  await arrive();
  expect(screen.getByText('Asked for “caching”')).toBeVisible();
});

test('a search that fails to load says so, keeps what was typed, and comes when one tries again', async () => {
  const { user, arrive, fail } = visitor();
  await user.click(button());
  await user.keyboard('caching');
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(screen.getByText('Asked for “caching”')).toBeVisible();
});

test('without a connection a search that fails says that one is offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, fail } = visitor();
  await user.click(button());
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  online.mockRestore();
});

test('closing it returns the focus to the button', async () => {
  const { user, arrive } = visitor();
  await user.click(button());
  await arrive();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button()).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closing it while it is being loaded works as well', async () => {
  const { user } = visitor();
  await user.click(button());
  await user.click(within(await opening()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what was asked for and typed before the app was there is heard', async () => {
  window.earlySearch = { query: 'cach' };
  const { user, arrive } = visitor();
  await opening();
  await user.keyboard('ing');
  await arrive();
  expect(screen.getByText('Asked for “caching”')).toBeVisible();
  expect(window.earlySearch).toBeUndefined();
});

test('a wish that was taken back opens nothing', async () => {
  window.earlySearch = { query: undefined };
  visitor();
  await waitFor(() => expect(window.earlySearch).toBeUndefined());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a search that breaks says so, and comes back when one tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Breaking: LoadedSearch['Modal'] = (props) => {
    if (isBroken) throw new Error('broken');
    return <Modal {...props} />;
  };
  render(<Search load={() => Promise.resolve({ Modal: Breaking, localSearch })} />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('The search has failed.');

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Loaded search' })).toBeVisible();
});
