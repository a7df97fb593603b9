/** The address at which the browser listens for an author's edits in `develop`. */
export const LIVE_BODIES_URL = '/live-bodies';

export const liveBodyUrl = (path: string) => `${LIVE_BODIES_URL}?${encodeURIComponent(path)}`;

/** The page in such a url. */
export const liveBodyPath = (url: string) => decodeURIComponent(url.split('?')[1] ?? '');
