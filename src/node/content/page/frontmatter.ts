import { z } from 'zod';

// Each message says what is expected; `schemaIssues` adds where, and what was found.
const text = z.string({ error: 'a text' }).trim().min(1, { error: 'a text' });
const texts = z.array(text, { error: 'a list of texts' });
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http(s) url' });
const date = z.iso.date({ error: 'a date as YYYY-MM-DD' });

const relatedLink = z.strictObject(
  {
    title: text.describe('The words of the link.'),
    url: z
      .union([httpUrl, z.string().regex(/^\/([^/\\].*)?$/)], {
        error: 'an http(s) url, or a path on this site that starts with /',
      })
      .describe('A path on this site, or an address elsewhere.'),
  },
  { error: 'a title and a url' },
);

/** What stands between the `---` lines of a page. */
export const frontmatterSchema = z.strictObject(
  {
    title: text.describe('The heading of the page, its name in the sidebar and in search.'),
    description: text
      .max(200, { error: 'a text of at most 200 characters' })
      .optional()
      .describe('One sentence for search engines and link previews.'),
    sort: z
      .number({ error: 'a number' })
      .optional()
      .describe('Lower comes first within a group. Without it pages stand in alphabetical order.'),
    group: text.optional().describe('The heading in the sidebar below which the page stands.'),
    contributors: texts.default([]).describe('GitHub user names, shown at the end of the page.'),
    related: z
      .array(relatedLink, { error: 'a list of links' })
      .default([])
      .describe('The links below “Further Reading”.'),
    source: httpUrl.optional().describe('The file that the page was made from, if it was.'),
    edit: httpUrl.optional().describe('Where to edit the text, if it lives elsewhere.'),
    repo: httpUrl.optional().describe('The repository of the package that the page is about.'),
    date: date
      .optional()
      .describe('The day a post is published. The name of the file can say it instead.'),
    authors: texts.default([]).describe('GitHub user names of the authors of a post.'),
    teaser: text.optional().describe('A sentence or two about a post, for lists of posts.'),
    draft: z
      .boolean({ error: 'true or false' })
      .default(false)
      .describe('Only authors see the page, in develop.'),
  },
  { error: 'lines of `key: value`' },
);

export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** A line that would have been right, for each key. */
export const EXAMPLES: Record<keyof Frontmatter, string> = {
  title: 'title: Code Splitting',
  description: 'description: Split a bundle so that pages load only what they need.',
  sort: 'sort: 3 (lower comes first)',
  group: 'group: Plugins',
  contributors: 'contributors: [sokra, chenxsan]',
  related: 'related: [{ title: Caching, url: /guides/caching/ }]',
  source: 'source: https://raw.githubusercontent.com/webpack/css-loader/main/README.md',
  edit: 'edit: https://github.com/webpack/css-loader/edit/main/README.md',
  repo: 'repo: https://github.com/webpack/css-loader',
  date: 'date: 2020-10-10',
  authors: 'authors: [sokra]',
  teaser: 'teaser: What the release brings, in a sentence or two.',
  draft: 'draft: true',
};
