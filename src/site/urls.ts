/** `guides/caching.mdx` -> `/guides/caching/`; an `index` file is its folder. */
export function fileToUrl(path: string): string {
  const route = path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return route ? `/${route}/` : '/';
}

/** The same path on every address: one slash at the end, no query, no hash. */
export function withTrailingSlash(pathname: string): string {
  return pathname.replace(/[?#].*$/, '').replace(/\/*$/, '/');
}

/** What a part of an address stands for; one that cannot be decoded stands for itself. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Splits `/guides/caching/#hash` into the page and the anchor on it. */
export function splitHash(url: string): { path: string; hash: string } {
  const at = url.indexOf('#');
  return at < 0 ? { path: url, hash: '' } : { path: url.slice(0, at), hash: url.slice(at + 1) };
}
