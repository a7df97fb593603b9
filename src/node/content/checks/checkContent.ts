import { checkBanner } from './banner';
import { checkFiles } from './files';
import { checkGlossary, checkTerms } from './glossary';
import { checkLinks } from './links';
import { checkAwesome, checkToCome, checkVoteTopics } from './lists';
import { checkPublished } from './published';
import { checkRedirects } from './redirects';
import { checkUrls } from './urls';
import type { Mistake } from '../issues';
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
