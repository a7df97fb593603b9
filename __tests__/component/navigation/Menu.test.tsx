import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../../src/components/navigation/Menu';

const ENTRIES = ['Concepts', 'Guides', 'Plugins'].map((title) => ({
  title,
  url: `#${title.toLowerCase()}`,
}));

const button = () => screen.getByRole('button', { name: 'Documentation menu' });
const entry = (name: string) => screen.getByRole('link', { name });
const isOpen = () => screen.queryByRole('list') !== null;

function renderMenu() {
  render(
    <>
      <Menu label="Documentation menu" icon="▾" entries={ENTRIES} />
      <button type="button">Next</button>
    </>,
  );
  return userEvent.setup();
}

test('the button opens and closes the list, and says which', async () => {
  const user = renderMenu();
  expect(isOpen()).toBe(false);
  expect(button()).toHaveAttribute('aria-expanded', 'false');

  await user.click(button());
  expect(entry('Guides')).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');

  await user.click(button());
  expect(isOpen()).toBe(false);
});

test('hovering opens the list for as long as the pointer stays', async () => {
  const user = renderMenu();

  await user.hover(button());
  expect(await screen.findByRole('list')).toBeVisible();

  await user.hover(entry('Plugins'));
  expect(isOpen()).toBe(true);

  await user.hover(screen.getByRole('button', { name: 'Next' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('list'));
});

test('a link next to the button is no entry, although it is in a list', async () => {
  render(
    <ul>
      <li>
        <Menu label="Documentation menu" icon="▾" entries={ENTRIES}>
          <a href="#documentation">Documentation</a>
        </Menu>
      </li>
    </ul>,
  );
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(entry('Concepts')).toHaveFocus();
});

test('arrow keys go around, Home and End go to the ends', async () => {
  const user = renderMenu();
  await user.tab();

  await user.keyboard('{ArrowDown}');
  expect(entry('Concepts')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(entry('Plugins')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(entry('Concepts')).toHaveFocus();
  await user.keyboard('{End}');
  expect(entry('Plugins')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(entry('Concepts')).toHaveFocus();
});

test('arrow up opens the list at its end', async () => {
  const user = renderMenu();
  await user.tab();

  await user.keyboard('{ArrowUp}');

  expect(entry('Plugins')).toHaveFocus();
});

test('Escape closes the list and returns to the button', async () => {
  const user = renderMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}{Escape}');

  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

test('Escape closes a list that is open by hover, and leaves the focus where it is', async () => {
  const user = renderMenu();
  screen.getByRole('button', { name: 'Next' }).focus();
  await user.hover(button());
  await screen.findByRole('list');

  await user.keyboard('{Escape}');

  expect(isOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('leaving with the focus closes the list', async () => {
  const user = renderMenu();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(entry('Concepts')).toHaveFocus();

  await user.tab();
  await user.tab();
  await user.tab();

  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('a press elsewhere closes the list', async () => {
  const user = renderMenu();
  await user.click(button());

  await user.click(document.body);

  expect(isOpen()).toBe(false);
});

test('a list that was closed by a link stays closed, though the pointer had just come back', async () => {
  const user = renderMenu();
  await user.click(button());
  await user.unhover(button());
  await user.hover(entry('Guides'));

  await user.click(entry('Guides'));
  await new Promise((resolve) => setTimeout(resolve, 300));

  expect(isOpen()).toBe(false);
});

test('following a link closes the list', async () => {
  const user = renderMenu();
  await user.click(button());

  await user.click(entry('Guides'));

  expect(isOpen()).toBe(false);
});
