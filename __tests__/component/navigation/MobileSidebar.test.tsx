import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileSidebar } from '../../../src/components/navigation/MobileSidebar';

// jsdom knows the element, but not yet how to open it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const opener = () => screen.getByRole('button', { name: 'Menu' });
const dialog = () => screen.getByRole('dialog', { hidden: true });

async function renderOpen() {
  render(
    <>
      <MobileSidebar links={null}>
        <a href="#guides">Guides</a>
        <a href="#plugins">Plugins</a>
      </MobileSidebar>
      <main id="content" tabIndex={-1} />
    </>,
  );
  const user = userEvent.setup();
  await user.click(opener());
  return user;
}

test('what the sidebar holds is made when it is first opened', async () => {
  render(
    <MobileSidebar links={null}>
      <p>Everything</p>
    </MobileSidebar>,
  );
  expect(screen.queryByText('Everything')).not.toBeInTheDocument();

  await userEvent.click(opener());

  expect(screen.getByText('Everything')).toBeVisible();
});

test('the button opens it as a modal dialog, and the page behind stays where it is', async () => {
  await renderOpen();

  expect(dialog()).toHaveAttribute('open');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(document.documentElement.style.overflow).toBe('hidden');
});

test('the close button closes it', async () => {
  const user = await renderOpen();

  await user.click(screen.getByRole('button', { name: 'Close menu' }));

  expect(dialog()).not.toHaveAttribute('open');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(document.documentElement.style.overflow).toBe('');
});

test('Escape, which the browser handles, closes it', async () => {
  await renderOpen();

  act(() => (dialog() as HTMLDialogElement).close());

  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(document.documentElement.style.overflow).toBe('');
});

test('a press next to it closes it', async () => {
  const user = await renderOpen();

  await user.click(dialog());

  expect(dialog()).not.toHaveAttribute('open');
});

test('a press on what it holds leaves it open', async () => {
  const user = await renderOpen();

  await user.click(screen.getByText('Menu', { selector: 'div' }));

  expect(dialog()).toHaveAttribute('open');
});

test('following a link closes it and moves the focus to the page', async () => {
  const user = await renderOpen();

  await user.click(screen.getByRole('link', { name: 'Plugins' }));

  expect(dialog()).not.toHaveAttribute('open');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the Tab key goes around in it', async () => {
  const user = await renderOpen();
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();

  await user.tab({ shift: true });
  expect(screen.getByRole('link', { name: 'Plugins' })).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
});

test('a finger drags it open, and two fingers do not', () => {
  render(<MobileSidebar links={null}>Everything</MobileSidebar>);
  jest.spyOn(opener(), 'offsetWidth', 'get').mockReturnValue(40);
  const finger = (clientX: number) => ({
    identifier: 0,
    target: document.body,
    clientX,
    clientY: 300,
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touches: object[]) =>
    fireEvent[type](document.body, { touches });

  touch('touchStart', finger(30), finger(90));
  touch('touchMove', finger(80), finger(140));
  touch('touchEnd');
  expect(dialog()).not.toHaveAttribute('open');

  touch('touchStart', finger(30));
  touch('touchMove', finger(80));
  expect(dialog()).toHaveAttribute('open');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');

  touch('touchEnd');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

test('where the button is not shown, a finger opens nothing', () => {
  render(<MobileSidebar links={null}>Everything</MobileSidebar>);
  const touches = (clientX: number) => ({
    touches: [{ identifier: 0, target: document.body, clientX, clientY: 300 }],
  });

  fireEvent.touchStart(document.body, touches(30));
  fireEvent.touchMove(document.body, touches(120));

  expect(dialog()).not.toHaveAttribute('open');
});
