import content from '../../content/data/banner.json' with { type: 'json' };

/** The notice above every page. A new notice takes a new version: readers dismiss versions. */
export const BANNER = content;

/** Where local storage holds the version that the reader dismissed. */
export const BANNER_KEY = 'notification-dismissed';
