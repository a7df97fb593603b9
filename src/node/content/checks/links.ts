import type { Issue } from '../issues';
import type { Page } from '../page/page';
import { partsOf, type Site } from './site';
import { didYouMean, suggestion } from '../suggestion';

type Link = { url: string; line?: number; isPicture?: boolean };
type Said = { message: string; fix: string };

const ANY_PAGE = 'the url of a page: root-relative, with a slash at the end';

/** Links and pictures in texts, and further reading. */
export const checkLinks = (site: Site): Issue[] =>
  site.pages.flatMap(({ page, body }) =>
    [...body.links, ...page.related.filter(({ url }) => url.startsWith('/'))].flatMap((link) =>
      checkLink(link, page, site),
    ),
  );

function checkLink(link: Link, page: Page, site: Site): Issue[] {
  const target = link.url.startsWith('#') ? page.url + link.url : link.url;
  const { path, hash } = partsOf(target);
  if (site.isToCome(path) || site.resolves(target)) return [];
  const issue = issueOf({ ...link, path, hash, isRelative: !target.startsWith('/') }, site);
  return issue ? [{ file: `content/${page.path}`, line: link.line, ...issue }] : [];
}

type Dead = Link & { path: string; hash: string; isRelative: boolean };

function issueOf({ url, path, hash, isRelative, isPicture }: Dead, site: Site): Said | undefined {
  if (isRelative) {
    return { message: `link: ${url} starts at the page that it stands on`, fix: ANY_PAGE };
  }
  if (site.known.has(path)) return missingHeading(path, hash, site);
  if (isPicture) return missingPicture(path, site);
  const redirect = site.redirects.get(path);
  // It may be planned, in a line that cannot be read.
  if (redirect === undefined && !site.isComplete('to-come')) return undefined;
  const meant = site.published.has(path) ? site.movedTo(path) : suggestion(path, site.known);
  return { message: `link: there is no page ${path}`, fix: redirect ?? meant ?? ANY_PAGE };
}

function missingHeading(path: string, hash: string, site: Site): Said {
  const meant = suggestion(hash, site.idsOf(path) ?? []);
  return {
    message: `link: ${path} has no heading \`#${hash}\`${didYouMean(meant && `#${meant}`)}`,
    fix: `${path}${meant ? `#${meant}` : ''}`,
  };
}

function missingPicture(path: string, { known }: Site): Said {
  const files = [...known].filter((url) => !url.endsWith('/'));
  return {
    message: `picture: there is no file static${path}`,
    fix: suggestion(path, files) ?? './ and the name of a picture next to the page',
  };
}
