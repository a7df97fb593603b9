import type { Issue } from '../issues';

const DATED_NAME = /(?:^|\/)(\d{4}-\d{2}-\d{2})-/;

type Dated = { path: string; date?: string | undefined };

/** Pages of the blog that are posts: all but the page that lists them. */
export const isPost = ({ path }: { path: string }) =>
  path.startsWith('blog/') && !/^blog\/index\.mdx?$/.test(path);

/**
 * The day a page is published: the one in its frontmatter, else the one that its file's name
 * starts with. `blog/2020-10-10-webpack-5-release.mdx` -> `2020-10-10`
 */
export function publishedDate({ path, date }: Dated): string | undefined {
  const inName = dateInName(path);
  return date ?? (inName && exists(inName) ? inName : undefined);
}

/** What is wrong with the day of a post: there is none, or its two places disagree. */
export function dateIssues({ path, date }: Dated, source: string): Issue[] {
  if (!isPost({ path })) return [];
  const file = `content/${path}`;
  const inName = dateInName(path);
  const line = lineOfDate(source);

  if (inName && !exists(inName)) {
    return [
      {
        file,
        message: `file name: expected a day that exists, received "${inName}"`,
        fix: 'a name like 2020-10-10-webpack-5-release.mdx',
      },
    ];
  }
  if (date && inName && date !== inName) {
    return [
      {
        file,
        line,
        message: `date: expected the day in the file's name, received "${date}"`,
        fix: `date: ${inName}`,
      },
    ];
  }
  // An invalid date is reported with the frontmatter.
  if (date || inName || line) return [];
  return [
    {
      file,
      line: 1,
      message: 'date: expected a date as YYYY-MM-DD, here or in front of the file name',
      fix: 'date: 2020-10-10',
    },
  ];
}

const dateInName = (path: string) => DATED_NAME.exec(path)?.[1];

/** February has no 30th: JavaScript makes it the 2nd of March. */
function exists(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function lineOfDate(source: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.startsWith('date:'));
  return index < 0 ? undefined : index + 1;
}
