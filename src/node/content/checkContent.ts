import { checkBanner } from './checks/banner';
import { checkFiles } from './checks/files';
import { checkGlossary, checkTerms } from './checks/glossary';
import { checkLinks } from './checks/links';
import { checkAwesome, checkToCome, checkVoteTopics } from './checks/lists';
import { checkPublished } from './checks/published';
import { checkRedirects } from './checks/redirects';
import { checkUrls } from './checks/urls';
import type { Mistake } from './mistakes';
import { readSite, type ContentOfSite, type Site } from './site';

const CHECKS: readonly ((site: Site) => Mistake[])[] = [
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

/** Every mistake that an author can fix, of all pages and data files together. */
export function checkContent(content: ContentOfSite): Mistake[] {
  const { pages, symbolicLinks = [] } = content;
  const site = readSite(content);
  return [
    ...checkFiles({
      pages: pages.map(({ page }) => page.path),
      symbolicLinks,
      published: new Set(site.published.keys()),
    }),
    ...pages.flatMap(({ mistakes }) => mistakes),
    ...pages.flatMap(({ page, body }) =>
      body.mistakes.map((mistake) => ({ file: `content/${page.path}`, ...mistake })),
    ),
    ...CHECKS.flatMap((check) => check(site)),
  ];
}
