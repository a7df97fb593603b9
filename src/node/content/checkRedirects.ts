import { splitHash, withTrailingSlash } from '../../site/urls';
import { dataFilePath, type Entry, type Redirect } from './dataFiles';
import type { Mistake } from './mistakes';

type Site = {
  /** Whether a url, with its hash, leads to something on the built site. */
  resolves: (url: string) => boolean;
  isPage: (path: string) => boolean;
  isToCome: (path: string) => boolean;
};

/** A redirect leads in one step from an address without a page to one with a page. */
export function checkRedirects(redirects: readonly Entry<Redirect>[], site: Site): Mistake[] {
  const targets = new Map(redirects.map(({ value }) => [value.from, value.to]));
  const file = dataFilePath('redirects');

  return redirects.flatMap(({ value: { from, to }, line }): Mistake[] => {
    const { path } = splitHash(to);
    const mistake = (message: string, fix: string): Mistake[] => [{ file, line, message, fix }];

    if (site.isPage(from) || site.isPage(withTrailingSlash(from))) {
      return mistake(`${from}: the redirect hides a page`, `remove this line or rename the page`);
    }
    if (targets.has(path)) {
      const end = followed(path, targets);
      return end === undefined
        ? mistake(`${from}: the redirect runs in a circle`, `${from}: the url of a page`)
        : mistake(`${from}: the redirect takes more than one step`, `${from}: ${end}`);
    }
    if (!site.resolves(to) && !site.isToCome(path)) {
      return mistake(`${from}: ${to} does not exist`, `${from}: the url of a page`);
    }
    return [];
  });
}

/** Where a chain of redirects ends, if it does. */
function followed(start: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let url = start;
  for (;;) {
    const { path } = splitHash(url);
    const next = targets.get(path);
    if (next === undefined) return url;
    if (seen.has(path)) return undefined;
    seen.add(path);
    url = next;
  }
}
