import { fullText, llmsFile, type TwinGroup } from '../../../../src/endpoints/twins/llmsFiles';
import { pageTwin } from '../../../../src/endpoints/twins/pageTwin';
import { SITE_PLACEHOLDER } from '../../../../src/site/twins';

const EDITION = { siteUrl: 'https://example.com/docs', release: '5.112.2' };

const CACHING = {
  url: '/guides/caching/',
  title: 'Caching with [name]',
  description: 'Names_that `change_`.',
  markdown: `Text with a [link](${SITE_PLACEHOLDER}/concepts/).\n`,
};

test('a page says what it is, where it comes from, and which release it is about', () => {
  expect(pageTwin(CACHING, EDITION)).toBe(`# Caching with \\[name\\]

> Names\\_that \`change_\`.

From https://example.com/docs/guides/caching/ (webpack 5.112.2). All pages as Markdown: https://example.com/docs/llms.txt

Text with a [link](https://example.com/docs/concepts/).
`);
});

test('a page ends with what to read next', () => {
  const related = [
    { title: 'Concepts', url: '/concepts/' },
    { title: 'Elsewhere', url: 'https://example.org/' },
  ];
  expect(pageTwin({ ...CACHING, related }, EDITION)).toContain(
    '\n\n## Further Reading\n\n- [Concepts](https://example.com/docs/concepts/)\n- [Elsewhere](https://example.org/)\n',
  );
});

test('a post says its day and its authors instead of a release', () => {
  const post = { ...CACHING, date: '2026-02-04', authors: ['ada', 'bob'] };
  expect(pageTwin(post, EDITION)).toContain('/guides/caching/ (2026-02-04 by ada and bob).');
});

test('a page without a description and a text is its title', () => {
  expect(pageTwin({ url: '/a/', title: 'A', description: null, markdown: '' }, EDITION)).toBe(
    '# A\n\nFrom https://example.com/docs/a/ (webpack 5.112.2). All pages as Markdown: https://example.com/docs/llms.txt\n',
  );
});

test('a list of posts stands above the text', () => {
  const posts = [{ url: '/blog/a/', title: 'A post', date: '2026-02-04', teaser: 'News.' }];
  expect(pageTwin({ ...CACHING, posts }, EDITION)).toContain(
    '## [A post](https://example.com/docs/blog/a/)\n\n2026-02-04: News.\n\nText with',
  );
});

const GROUPS: readonly TwinGroup[] = [
  { title: 'Guides', section: 'guides', pages: [CACHING] },
  { title: 'More', pages: [{ ...CACHING, url: '/glossary/', title: 'Glossary' }] },
  {
    title: 'Blog',
    section: 'blog',
    isOptional: true,
    pages: [{ ...CACHING, url: '/blog/', title: 'Blog', description: null }],
  },
];

test('the list of pages has a chapter for each section, and last what may be left out', () => {
  const text = llmsFile(GROUPS, EDITION);

  expect(text).toMatch(
    /^# webpack\n\n> webpack bundles .*\n\nThe documentation of webpack 5\.112\.2\. /,
  );
  expect(text.slice(text.indexOf('## '))).toBe(`## Guides

- [Guides, all pages](https://example.com/docs/guides/llms-full.txt): The section as one text.
- [Caching with \\[name\\]](https://example.com/docs/guides/caching.md): Names\\_that \`change_\`.

## More

- [Glossary](https://example.com/docs/glossary.md): Names\\_that \`change_\`.

## Optional

- [Blog, all pages](https://example.com/docs/blog/llms-full.txt): The section as one text.
- [Blog](https://example.com/docs/blog.md)
`);
});

test('all pages as one text are the texts of the pages in their order', () => {
  const titles = fullText(GROUPS, EDITION).match(/^# .*/gm);
  expect(titles).toEqual(['# Caching with \\[name\\]', '# Glossary', '# Blog']);
});
