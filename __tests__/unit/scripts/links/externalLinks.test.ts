import { externalLinks } from '../../../../scripts/links/externalLinks';

const found = (path: string, source: string) =>
  [...externalLinks([{ path, source }])].map(([url, places]) => [url, places[0]?.line]);

test('links of a page are found with their lines: text, frontmatter, definitions, components', () => {
  const page = [
    '---',
    'title: A',
    'repo: https://github.com/a/b',
    '---',
    '',
    '[one](https://one.dev/#part) and [two][2].',
    '<Card href="https://three.dev/x" />',
    '',
    '[2]: https://two.dev',
  ].join('\n');
  expect(found('content/a.mdx', page)).toEqual([
    ['https://github.com/a/b', 3],
    ['https://one.dev/', 6],
    ['https://three.dev/x', 7],
    ['https://two.dev/', 9],
  ]);
});

test('code, links within the site, and addresses that stand for others are left out', () => {
  const page =
    '---\ntitle: A\n---\n\n`https://code.dev`\n\n```js\nfetch("https://code.dev");\n```\n\n' +
    '[a](/guides/) [d](https://example.com) [b](http://localhost:8080) [c](mailto:a@b.c)\n';
  expect(found('content/a.mdx', page)).toEqual([]);
});

test('links of data files are found in any of their forms', () => {
  const data =
    '- link: https://one.dev/a\n- avatar: "https://two.dev/b?c=d"\n# See https://three.dev.\n';
  expect(found('content/data/a.yaml', data)).toEqual([
    ['https://one.dev/a', 1],
    ['https://two.dev/b?c=d', 2],
    ['https://three.dev/', 3],
  ]);
});

test('one address has all its places', () => {
  const links = externalLinks([
    { path: 'content/a.mdx', source: '[a](https://one.dev/#x)' },
    { path: 'content/b.mdx', source: '[b](https://one.dev/#y)' },
  ]);
  expect(links.get('https://one.dev/')).toEqual([
    { file: 'content/a.mdx', line: 1 },
    { file: 'content/b.mdx', line: 1 },
  ]);
});
