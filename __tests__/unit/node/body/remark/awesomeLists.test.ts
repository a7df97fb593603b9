import { htmlOf, issuesIn, issuesOf, page } from '../../../../support/content';

const DATA = 'content/data/awesome.yaml';
const ENTRIES = `- title: css-loader
  link: https://www.npmjs.com/package/css-loader
  kind: Loaders
  why: reads style sheets.
- title: Plugins
  link: /plugins/
  kind: Loaders
  why: another list.
`;

test('a list shows the entries of its kind, each with its link and why it is there', async () => {
  const html = await htmlOf('<AwesomeList kind="Loaders" />', { [DATA]: ENTRIES });

  expect(html).toMatch(
    /<li><a href="https:\/\/www\.npmjs\.com\/package\/css-loader"[^>]*>css-loader<\/a>: reads style sheets\.<\/li>/,
  );
  expect(html).toMatch(/<li><a href="\/plugins\/">Plugins<\/a>: another list\.<\/li>/);
});

test('a list without entries is an issue', async () => {
  expect(await issuesIn('<AwesomeList kind="Loader" />', { [DATA]: ENTRIES })).toEqual([
    `content/guides/caching.mdx:4
  <AwesomeList>: content/data/awesome.yaml has no entry of kind "Loader"
  Fix: the kind of some entries, as in <AwesomeList kind="Loaders" />`,
  ]);
});

test.each([
  [
    'leads nowhere',
    ENTRIES,
    `content/concepts/index.mdx:4
  link: there is no page /plugins/
  Fix: the url of a page: root-relative, with a slash at the end`,
  ],
  [
    'is there twice',
    `${ENTRIES}- title: Again
  link: https://www.npmjs.com/package/CSS-loader
  kind: Loaders
  why: again.
`.replace('/plugins/', '/concepts/'),
    `content/data/awesome.yaml:9
  link: https://www.npmjs.com/package/CSS-loader is also that of the entry in line 1
  Fix: one entry for each link: remove one of the two`,
  ],
  [
    'stands on no page',
    `${ENTRIES.replace('/plugins/', '/concepts/')}- title: Elsewhere
  link: https://example.org/
  kind: Loader
  why: nowhere.
`,
    `content/data/awesome.yaml:9
  kind: no page shows the list of kind "Loader"
  Fix: the kind of a list, or <AwesomeList kind="Loader" /> on a page`,
  ],
  [
    'has no address',
    `${ENTRIES.replace('/plugins/', '/concepts/')}- title: Elsewhere
  link: example.org
  kind: Loaders
  why: nowhere.
`,
    `content/data/awesome.yaml:10
  link: expected an http(s) url, or a path that starts with /, received "example.org"
  Fix: link: https://github.com/webpack/css-loader`,
  ],
])('an entry that %s is an issue', async (_, entries, issue) => {
  const files = {
    'content/concepts/index.mdx': page('<AwesomeList kind="Loaders" />', 'title: Concepts'),
    [DATA]: entries,
  };

  expect(await issuesOf(files)).toEqual([issue]);
});
