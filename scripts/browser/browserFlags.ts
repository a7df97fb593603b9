/** Features that the tests don't need, and that slow down each new profile. */
const UNUSED_FEATURES = [
  // The list below the address bar is a separate page, which is loaded for each window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // A process for a page of another site, started in advance.
  'SpareRendererForSitePerProcess',
];

/** Playwright's list, repeated because Chromium only reads the last `--disable-features`. */
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

/** For tests: a quiet browser that can only reach this machine. */
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
