/** `guides/caching.mdx` -> `/guides/caching/`; an `index` file is its folder. */
export function fileToUrl(path: string): string {
  const route = path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return route ? `/${route}/` : '/';
}

/** A path in one form: with one slash at the end, without query and hash. */
export function withTrailingSlash(pathname: string): string {
  return pathname.replace(/[?#].*$/, '').replace(/\/*$/, '/');
}

/** A decoded part of an address; unchanged if it cannot be decoded. */
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
