/** Where the browser hears of an author's edits in `develop`. */
export const LIVE_BODIES_URL = '/live-bodies';

export const liveBodyUrl = (path: string) => `${LIVE_BODIES_URL}?${encodeURIComponent(path)}`;

/** The page that such a url asks for. */
export const liveBodyPath = (url: string) => decodeURIComponent(url.split('?')[1] ?? '');
