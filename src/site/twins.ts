import type { SectionName } from './sections';

/** Every page of the documentation is Markdown as well, at its address with `.md`. */
export const twinUrl = (url: string) => `${url.replace(/\/$/, '')}.md`;

/** `/guides/caching.md` -> `/guides/caching/`; undefined if it can't be a page's Markdown. */
export const pageOfTwin = (pathname: string): string | undefined => {
  const path = /^(\/.+)\.md$/.exec(pathname)?.[1];
  return path && `${path}/`;
};

export const TWIN_TYPE = 'text/markdown';

/** The list of all pages, as llmstxt.org describes it. */
export const LLMS_URL = '/llms.txt';
/** All pages as one text. */
export const LLMS_FULL_URL = '/llms-full.txt';
/** All pages of a section as one text. */
export const sectionTextUrl = (name: SectionName) => `/${name}${LLMS_FULL_URL}`;

/** Stands for the address of the site in texts that are compiled once for all addresses. */
export const SITE_PLACEHOLDER = 'https://site.invalid';

/** Stands in an assistant's address for what it's asked. */
export const PROMPT = '{prompt}';
