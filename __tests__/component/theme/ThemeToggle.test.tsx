import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeScript } from '../../../src/app/themeScript';
import { ThemeToggle } from '../../../src/components/theme/ThemeToggle';

const root = document.documentElement;
const toggle = () => screen.getByRole('button', { name: 'Dark theme' });

// The head of every document holds it.
beforeAll(() => {
  window.eval(themeScript);
});

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-theme');
  root.className = '';
});

test('the page is light until the reader chooses, and the choice is stored', async () => {
  render(<ThemeToggle />);
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');

  await userEvent.click(toggle());

  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
});

test('a second press leads back to light', async () => {
  render(<ThemeToggle />);

  await userEvent.dblClick(toggle());

  expect(root).toHaveAttribute('data-theme', 'light');
  expect(root).not.toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('the button knows the theme that the document started with', () => {
  root.dataset.theme = 'dark';
  render(<ThemeToggle />);

  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
});

test('a choice in another tab holds in this one too', async () => {
  render(<ThemeToggle />);

  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    await Promise.resolve();
  });

  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
});

test('what another tab stores under another key changes nothing', () => {
  render(<ThemeToggle />);

  window.dispatchEvent(new StorageEvent('storage', { key: 'tab', newValue: 'dark' }));

  expect(root).not.toHaveAttribute('data-theme');
});

test('without storage the choice lasts as long as the page', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  render(<ThemeToggle />);

  await userEvent.click(toggle());

  expect(root).toHaveAttribute('data-theme', 'dark');
  storage.mockRestore();
});
