import { splitHash, withTrailingSlash } from '../../../site/urls';
import { dataFilePath } from '../data/contentData';
import type { Issue } from '../issues';
import type { Site } from './site';

const FILE = dataFilePath('redirects');

/** A redirect leads in one step from an address without a page to one with a page. */
export const checkRedirects = (site: Site): Issue[] =>
  site.data.redirects.flatMap(({ value: { from, to }, line }) => {
    const issue = issueOf(from, to, site);
    return issue
      ? [{ file: FILE, line, message: `${from}: ${issue.message}`, fix: issue.fix }]
      : [];
  });

function issueOf(
  from: string,
  to: string,
  { known, redirects, resolves, isToCome, isComplete }: Site,
): { message: string; fix: string } | undefined {
  const { path } = splitHash(to);
  if (known.has(from) || known.has(withTrailingSlash(from))) {
    return { message: 'the redirect hides a page', fix: 'remove this line or rename the page' };
  }
  if (redirects.has(path)) {
    const end = followed(path, redirects);
    return end === undefined
      ? { message: 'the redirect runs in a circle', fix: `${from}: the url of a page` }
      : { message: 'the redirect takes more than one step', fix: `${from}: ${end}` };
  }
  if (!resolves(to) && !isToCome(path) && isComplete('to-come')) {
    return { message: `${to} does not exist`, fix: `${from}: the url of a page` };
  }
  return undefined;
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
