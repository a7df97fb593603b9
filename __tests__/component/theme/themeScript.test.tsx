import { themeScript } from '../../../src/app/themeScript';

const root = document.documentElement;

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
