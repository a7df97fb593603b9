import { checkBanner } from './banner';
import { checkFiles } from './files';
import { checkGlossary, checkTerms } from './glossary';
import { checkLinks } from './links';
import { checkAwesome, checkToCome, checkVoteTopics } from './lists';
import { checkPublished } from './published';
import { checkRedirects } from './redirects';
import { checkUrls } from './urls';
import type { Issue } from '../issues';
import { readSite, type ContentOfSite, type Site } from './site';

const CHECKS: readonly ((site: Site) => Issue[])[] = [
  checkUrls,
  checkLinks,
  checkTerms,
  checkGlossary,
  checkToCome,
  checkVoteTopics,
  checkAwesome,
  checkRedirects,
  checkBanner,
  checkPublished,
];

/** Every issue that an author can fix, of all pages and data files together. */
export function checkContent(content: ContentOfSite): Issue[] {
  const { pages, symbolicLinks = [] } = content;
  const site = readSite(content);
  return [
    ...checkFiles({
      pages: pages.map(({ page }) => page.path),
      symbolicLinks,
      published: new Set(site.published.keys()),
    }),
    ...pages.flatMap(({ issues }) => issues),
    ...pages.flatMap(({ page, body }) =>
      body.issues.map((issue) => ({ file: `content/${page.path}`, ...issue })),
    ),
    ...CHECKS.flatMap((check) => check(site)),
  ];
}
