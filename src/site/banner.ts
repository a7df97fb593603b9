import content from '../../content/data/banner.json' with { type: 'json' };

/** The notice above every page. A new notice needs a new version: readers dismiss versions. */
export const BANNER = content;

/** The key in local storage for the version that the reader dismissed. */
export const BANNER_KEY = 'notification-dismissed';
