/** What the tests have no use for, and every new profile would pay for. */
const UNUSED_FEATURES = [
  // The list below the address bar is a page of its own, which is loaded for each window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // A process in advance, for a page of another site that nobody goes to.
  'SpareRendererForSitePerProcess',
];

/** Playwright's own list, of which Chromium would see nothing, because it reads the last one. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
];

/** For tests: a quiet browser that reaches nothing but this machine. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  `--disable-features=${[...UNUSED_FEATURES, ...PLAYWRIGHTS].join(',')}`,
];
