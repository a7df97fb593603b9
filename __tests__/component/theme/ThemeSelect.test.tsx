import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeScript } from '../../../src/app/themeScript';
import { ThemeSelect } from '../../../src/components/theme/ThemeSelect';
import { standInForSystem } from '../../support/systemTheme';

const root = document.documentElement;
const system = standInForSystem();
const select = () => screen.getByRole('combobox', { name: 'Theme' });

const choose = (title: string) => userEvent.selectOptions(select(), title);

/** What a choice in another tab sends to this one. */
const store = (newValue: string, key = 'theme') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

// The head of every document holds it.
beforeAll(() => {
  window.eval(themeScript);
});

beforeEach(() => {
  localStorage.clear();
  system.prefer('light');
  store('light');
});

test('the page is light until the reader chooses, and the choice is stored', async () => {
  render(<ThemeSelect />);
  expect(select()).toHaveDisplayValue('Light');

  await choose('Dark');

  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(select()).toHaveDisplayValue('Dark');
});

test('readers choose between light, dark and the theme of their system', () => {
  render(<ThemeSelect />);

  const titles = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Light', 'Dark', 'System']);
});

test('dark leads back to light', async () => {
  render(<ThemeSelect />);

  await choose('Dark');
  await choose('Light');

  expect(root).toHaveAttribute('data-theme', 'light');
  expect(root).not.toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('readers who chose the theme of their system get each of its changes', async () => {
  render(<ThemeSelect />);
  await choose('System');
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem('theme')).toBe('system');

  system.prefer('dark');

  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root).toHaveClass('dark');
  expect(select()).toHaveDisplayValue('System');
});

test('readers who chose a theme themselves keep it when their system changes', async () => {
  render(<ThemeSelect />);
  await choose('Dark');
  await choose('Light');

  system.prefer('dark');

  expect(root).toHaveAttribute('data-theme', 'light');
});

test('the control knows the choice that the document started with', () => {
  store('dark');
  render(<ThemeSelect />);

  expect(select()).toHaveDisplayValue('Dark');
});

test('a choice in another tab holds in this one too', () => {
  render(<ThemeSelect />);

  store('system');
  expect(select()).toHaveDisplayValue('System');
  expect(root).toHaveAttribute('data-theme', 'light');

  store('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(select()).toHaveDisplayValue('Dark');
});

test('what another tab stores under another key changes nothing', () => {
  render(<ThemeSelect />);

  store('dark', 'tab');

  expect(root).toHaveAttribute('data-theme', 'light');
});

test('a page that the browser brings back has the theme that was chosen meanwhile', () => {
  render(<ThemeSelect />);
  localStorage.setItem('theme', 'dark');

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(select()).toHaveDisplayValue('Dark');
});

test('without storage the choice lasts as long as the page', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  render(<ThemeSelect />);

  await choose('Dark');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(root).toHaveAttribute('data-theme', 'dark');
  storage.mockRestore();
});
