import { themeScript } from '../../../src/app/themeScript';
import { standInForSystem } from '../../support/systemTheme';

const root = document.documentElement;
const system = standInForSystem();

beforeEach(() => system.prefer('light'));

/** Runs the script as a page's head does, with what an earlier visit stored. */
function start(stored: Record<string, string>) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  root.className = '';
  root.removeAttribute('data-theme');
  root.removeAttribute('data-banner');
  window.eval(themeScript);
}

test('the first visit is light', () => {
  start({});

  expect(root).toHaveAttribute('data-theme', 'light');
  expect(root).not.toHaveAttribute('data-banner');
});

test('a later visit starts in the theme that was chosen', () => {
  start({ theme: 'dark' });

  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root).toHaveClass('dark');
});

test.each(['light', 'dark'] as const)(
  'a visit that follows the system starts in the theme of the system: %s',
  (theme) => {
    system.prefer(theme);

    start({ theme: 'system' });

    expect(root).toHaveAttribute('data-theme', theme);
    expect(root).toHaveAttribute('data-theme-choice', 'system');
  },
);

test('without a choice the page is light, whatever the system prefers', () => {
  system.prefer('dark');

  start({});

  expect(root).toHaveAttribute('data-theme', 'light');
});

test('the control shows the choice as soon as it is in the document', () => {
  start({ theme: 'dark' });
  document.body.innerHTML =
    '<select data-theme-select><option value="light"></option><option value="dark"></option></select>';

  document.dispatchEvent(new Event('DOMContentLoaded'));

  expect(document.querySelector('select')).toHaveValue('dark');
});

test('a stored value that is not a theme is light', () => {
  start({ theme: 'sepia' });

  expect(root).toHaveAttribute('data-theme', 'light');
});

test('a dismissed notice is out of the page before it is painted', () => {
  start({ 'notification-dismissed': '3' });

  expect(root).toHaveAttribute('data-banner', 'dismissed');
});

test('a new notice shows to readers who dismissed an older one', () => {
  start({ 'notification-dismissed': '2' });

  expect(root).not.toHaveAttribute('data-banner');
});

test('a browser without storage gets the light theme and the notice', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  root.removeAttribute('data-theme');
  root.removeAttribute('data-banner');

  window.eval(themeScript);

  expect(root).toHaveAttribute('data-theme', 'light');
  expect(root).not.toHaveAttribute('data-banner');
  storage.mockRestore();
});
