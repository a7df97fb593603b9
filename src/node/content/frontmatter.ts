import { z } from 'zod';

// Each message says what is expected; `frontmatterMistakes` adds where, and what was found.
const text = z.string({ error: 'a text' }).trim().min(1, { error: 'a text' });
const texts = z.array(text, { error: 'a list of texts' });
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http(s) url' });
const date = z.iso.date({ error: 'a date as YYYY-MM-DD' });

const relatedLink = z.strictObject(
  {
    title: text,
    url: z.union([httpUrl, z.string().regex(/^\/([^/\\].*)?$/)], {
      error: 'an http(s) url, or a path on this site that starts with /',
    }),
  },
  { error: 'a title and a url' },
);

/** What stands between the `---` lines of a page. */
export const frontmatterSchema = z.strictObject(
  {
    title: text,
    description: text.max(200, { error: 'a text of at most 200 characters' }).optional(),
    sort: z.number({ error: 'a number' }).optional(),
    group: text.optional(),
    contributors: texts.default([]),
    related: z.array(relatedLink, { error: 'a list of links' }).default([]),
    source: httpUrl.optional(),
    edit: httpUrl.optional(),
    repo: httpUrl.optional(),
    date: date.optional(),
    authors: texts.default([]),
    teaser: text.optional(),
    draft: z.boolean({ error: 'true or false' }).default(false),
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
