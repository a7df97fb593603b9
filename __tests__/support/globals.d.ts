/** Jest starts and stops a run from two files that share nothing else. */
// eslint-disable-next-line no-var -- only `var` makes a property of globalThis
declare var stopSite: () => Promise<void>;
