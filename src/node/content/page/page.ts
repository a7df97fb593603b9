import { parse as parsePath } from 'node:path/posix';
import { sectionOf, type SectionName } from '../../../site/sections';
import { fileToUrl } from '../../../site/urls';
import type { Frontmatter } from './frontmatter';
import { withUnixLineEndings } from '../files/lineEndings';
import type { Issue } from '../issues';
import { dateIssues, publishedDate } from './publishedDate';
import { readFrontmatter } from './readFrontmatter';

/** A content item: what a file of `content/` says about itself, before its text is compiled. */
export type Page = Omit<Frontmatter, 'sort'> & {
  /** Below `content/`: `guides/caching.mdx`. */
  path: string;
  name: string;
  extension: string;
  size: number;
  url: string;
  section?: SectionName | undefined;
  sort: number;
  body: string;
  bodyLine: number;
};

const INDEX_SORT = -1;
const UNSORTED = 0;

export function readPage(path: string, text: string): { page: Page; issues: Issue[] } {
  const source = withUnixLineEndings(text);
  const { frontmatter, issues, body, bodyLine } = readFrontmatter(`content/${path}`, source);
  const { name, ext } = parsePath(path);
  return {
    page: {
      ...frontmatter,
      date: publishedDate({ path, date: frontmatter.date }),
      path,
      name,
      extension: ext,
      size: Buffer.byteLength(source),
      url: fileToUrl(path),
      section: sectionOf(path)?.name,
      sort: frontmatter.sort ?? (name === 'index' ? INDEX_SORT : UNSORTED),
      body,
      bodyLine,
    },
    issues: [...issues, ...dateIssues({ path, date: frontmatter.date }, source)],
  };
}
