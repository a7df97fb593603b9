import type { Issue } from '../issues';
import type { Page } from '../page/page';
import type { Site } from './site';

/** Pages at whose address something else stands. */
export const checkUrls = ({ pages, otherUrls }: Site): Issue[] => [
  ...duplicateUrls(pages.map(({ page }) => page)),
  ...hiddenPages(
    pages.map(({ page }) => page),
    otherUrls,
  ),
];

function duplicateUrls(pages: readonly Page[]): Issue[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    // Some file systems distinguish upper and lower case, others do not.
    const url = page.url.toLowerCase();
    const other = first.get(url);
    if (!other) {
      first.set(url, page);
      return [];
    }
    return [
      {
        file: `content/${page.path}`,
        message: `the url ${page.url} is also that of content/${other.path}`,
        fix: 'rename or remove one of the two files',
      },
    ];
  });
}

const hiddenPages = (pages: readonly Page[], otherUrls: readonly string[]): Issue[] =>
  pages
    .filter(({ url }) => otherUrls.includes(url))
    .map(({ path, url }) => ({
      file: `content/${path}`,
      message: `the url ${url} is that of a screen or file of the site`,
      fix: 'rename or remove the file',
    }));
