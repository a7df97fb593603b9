import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { behaviours } from '../../../src/components/article/behaviours';
import { Shortcuts } from '../../../src/components/shortcuts/Shortcuts';
import { SHORTCUT_GROUPS } from '../../../src/components/shortcuts/shortcuts';
import ShortcutsDialog from '../../../src/components/shortcuts/ShortcutsDialog';
import '../../support/browserGaps';
import '../../support/dialog';

const load = () => Promise.resolve({ default: ShortcutsDialog });
const button = () => screen.getByRole('button', { name: 'Keyboard shortcuts' });
const dialog = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

let stop: () => void;
beforeEach(() => {
  stop = behaviours(document.documentElement);
});
afterEach(() => stop());

test('the button opens the list of keys', async () => {
  render(<Shortcuts load={load} />);
  await userEvent.click(button());

  const rows = within(await screen.findByRole('dialog')).getAllByRole('term');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts.map(({ does }) => does)),
  );
});

test('so does the question mark', async () => {
  render(<Shortcuts load={load} />);
  await userEvent.keyboard('?');

  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test.each([
  ['in a field', '?', () => screen.getByRole('textbox').focus()],
  ['with Ctrl, which is a key of the browser', '{Control>}?{/Control}', () => undefined],
])('a question mark %s opens nothing', async (_, keys, prepare) => {
  render(
    <>
      <input />
      <Shortcuts load={load} />
    </>,
  );
  prepare();
  await userEvent.keyboard(keys);

  expect(dialog()).not.toBeInTheDocument();
});

test('a question mark in another dialog opens nothing', async () => {
  render(
    <>
      <dialog open />
      <Shortcuts load={load} />
    </>,
  );
  await userEvent.keyboard('?');

  expect(dialog()).not.toBeInTheDocument();
});

test('the list closes by its button, and opens again', async () => {
  render(<Shortcuts load={load} />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();

  await userEvent.click(button());
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('single keys can be turned off and on, which outlasts the visit', async () => {
  render(<Shortcuts load={load} />);
  await userEvent.keyboard('?');
  const choice = await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' });
  expect(choice).toBeChecked();

  await userEvent.click(choice);
  expect(screen.queryByText('Show this list')).not.toBeInTheDocument();
  expect(screen.getByText('Search').nextElementSibling).toHaveTextContent(/^\S+ K$/);
  expect(screen.getByText('Next or previous result').nextElementSibling).toHaveTextContent(
    '↓ or ↑',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('?');
  expect(dialog()).not.toBeInTheDocument();
  expect(localStorage.getItem('single-keys')).toBe('off');

  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(localStorage.getItem('single-keys')).toBe('on');
});

test('going back closes the list', async () => {
  render(<Shortcuts load={load} />);
  await userEvent.click(button());
  await screen.findByRole('dialog');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

  expect(dialog()).not.toBeInTheDocument();
});

test('readers are told if the list cannot be loaded', async () => {
  render(<Shortcuts load={() => Promise.reject(new Error('lost'))} />);
  await userEvent.click(button());

  expect(await screen.findByText('The list of keys could not be loaded.')).toBeInTheDocument();
});

test.each([
  ['MacIntel', '⌘'],
  ['Win32', 'Ctrl'],
])('on %s, commands are given with %s', async (platform, key) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  render(<Shortcuts load={load} />);
  await userEvent.click(button());

  const search = (await screen.findByText('Search')).nextElementSibling;
  expect(search).toHaveTextContent(`/ or ${key} K`);
});
