import {
  declinesTracking,
  endFirstPage,
  isTracking,
  reportFirstPage,
  respectPreferences,
  startAnalytics,
  trackEvent,
} from '../../../src/components/analytics/analytics';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

function prefer(preferences: { doNotTrack?: string | null; globalPrivacyControl?: boolean }) {
  for (const [name, value] of Object.entries(preferences)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

beforeEach(() => {
  document.head.innerHTML = '';
  window.gtag = undefined;
  prefer({ doNotTrack: null, globalPrivacyControl: false });
});

test.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '1', globalPrivacyControl: false }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, false],
])('a reader with %j declines: %p', (preferences, declines) => {
  expect(declinesTracking(preferences)).toBe(declines);
});

test('the script is loaded once the site starts', () => {
  window.gtag = () => undefined;
  respectPreferences();
  startAnalytics('G-ABC');

  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC']);
  expect(isTracking()).toBe(true);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'for a reader with %j nothing is loaded and nothing counted',
  (preferences) => {
    window.gtag = () => undefined;
    prefer(preferences);
    respectPreferences();
    startAnalytics('G-ABC');
    reportFirstPage();

    expect(scripts()).toEqual([]);
    expect(isTracking()).toBe(false);
  },
);

test('an event is sent with what belongs to it', () => {
  const sent: unknown[] = [];
  window.gtag = (...args) => sent.push(args);
  trackEvent('search', { term: 'cache' });
  trackEvent('vote');

  expect(sent).toEqual([
    ['event', 'search', { term: 'cache' }],
    ['event', 'vote', {}],
  ]);
});

test('an event before the start is an error', () => {
  expect(() => trackEvent('search')).toThrow(new Error('Google analytics is not initialized'));
});

test('the first page is reported before the app starts, and not again by the app', () => {
  const sent: unknown[] = [];
  window.gtag = (...args) => sent.push(args);
  reportFirstPage();

  const isReportedByApp = () => !window.excludeGtagPaths?.some((each) => each.test('/guides/'));
  expect(sent).toEqual([['event', 'page_view', { page_path: '/' }]]);
  expect(isReportedByApp()).toBe(false);
  endFirstPage();
  expect(isReportedByApp()).toBe(true);
});
