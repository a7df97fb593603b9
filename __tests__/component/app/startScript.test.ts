import { startScript } from '../../../src/app/startScript';

const root = document.documentElement;
const ORIGIN = window.location.origin;

const lose = (src: string) => {
  const script = document.createElement('script');
  // A type that jsdom does not load.
  script.type = 'none';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

beforeEach(() => {
  jest.useFakeTimers();
  window.appHasStarted = undefined;
  root.className = '';
  window.eval(startScript);
});

afterEach(() => jest.useRealTimers());

test('controls are shown as soon as scripts run', () => {
  expect(root).toHaveClass('js');
});

test('a script of the site that is lost takes them away', () => {
  lose(`${ORIGIN}/app-1.js`);
  expect(root).not.toHaveClass('js');
});

test('a script of somebody else that is lost changes nothing', () => {
  lose('https://example.com/app.js');
  expect(root).toHaveClass('js');
});

test('an error in a script of the site takes them away, and one in an extension does not', () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/content.js' }));
  expect(root).toHaveClass('js');
  window.dispatchEvent(new ErrorEvent('error', { filename: `${ORIGIN}/app-1.js` }));
  expect(root).not.toHaveClass('js');
});

test('an app that never starts is not waited for', () => {
  jest.advanceTimersByTime(19_000);
  expect(root).toHaveClass('js');
  jest.advanceTimersByTime(2_000);
  expect(root).not.toHaveClass('js');
});

test('once the app has started its controls stay', () => {
  window.appHasStarted = true;
  lose(`${ORIGIN}/late-1.js`);
  jest.advanceTimersByTime(60_000);
  expect(root).toHaveClass('js');
});
