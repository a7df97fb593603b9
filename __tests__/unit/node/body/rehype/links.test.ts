import { compile, htmlOf, issuesIn } from '../../../../support/content';

const linksOf = async (text: string, files?: Record<string, string>) =>
  (await compile(text, files)).links;

test('links into this site are known with their lines', async () => {
  const text = `[a](/guides/) and
[b](#below "Title") and c

- [d][d]

| e |
| --- |
| [f](/guides/#f) |

[d]: /concepts/
`;

  expect(await linksOf(text)).toEqual([
    { url: '/guides/', line: 4 },
    { url: '#below', line: 5 },
    { url: '/concepts/', line: 7 },
    { url: '/guides/#f', line: 11 },
  ]);
});

test('links to elsewhere are nobody’s business', async () => {
  expect(
    await linksOf(
      '[a](https://example.com/) <https://example.com> //b [c](//example.com/) [d](mailto:e@f.g)',
    ),
  ).toEqual([]);
});

test('links in markup are known as those in Markdown', async () => {
  expect(await linksOf('A <a href="/guides/">b</a>.\n\n<a href="/concepts/">c</a>')).toEqual([
    { url: '/guides/', line: 4 },
    { url: '/concepts/', line: 6 },
  ]);
});

const toCome = { 'content/data/to-come.yaml': '- /api/cli/' };

test.each([
  [
    '[the *CLI*](/api/cli/)',
    '<p><span title="This page is still to be written">the <em>CLI</em></span></p>',
  ],
  [
    '[flags](/api/cli/#flags)',
    '<p><span title="This page is still to be written">flags</span></p>',
  ],
  [
    'The <a href="/api/cli/">CLI</a>.',
    '<p>The <span title="This page is still to be written">CLI</span>.</p>',
  ],
])('a link to a page that is to come is text that says so: %s', async (text, html) => {
  expect(await htmlOf(text, toCome)).toBe(html);
  expect(await linksOf(text, toCome)).toEqual([]);
});

test('a link comes alive when its page is written', async () => {
  expect(await htmlOf('[CLI](/api/cli/)')).toBe('<p><a href="/api/cli/">CLI</a></p>');
});

test('a link to a page whose address starts like one that is to come is alive', async () => {
  expect(await htmlOf('[a](/api/cli/flags/)', toCome)).toBe(
    '<p><a href="/api/cli/flags/">a</a></p>',
  );
});

test.each([
  '[a](javascript:alert%281%29)',
  '<a href=" JavaScript:alert(1)">a</a>',
  '![a](data:image/svg+xml,a)',
  '<a href="java&#9;script:alert(1)">a</a>',
  '<a href="&#1;javascript:alert(1)">a</a>',
])('an address that is code is an issue: %s', async (text) => {
  const [issue] = await issuesIn(text);
  expect(issue).toMatch(/content\/guides\/caching\.mdx:4\n {2}the address .* is code/);
  expect(await htmlOf(text)).not.toMatch(/(?:href|src)=/);
});
