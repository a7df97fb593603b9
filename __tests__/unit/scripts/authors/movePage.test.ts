import { movePage, rewriteLinks, type ContentTree } from '../../../../scripts/authors/movePage';
import { moveRedirects } from '../../../../scripts/authors/moveRedirects';

const tree = (files: Record<string, string | null>): ContentTree => new Map(Object.entries(files));

const CACHING = '---\ntitle: Caching\n---\n\n![A tree](./tree.svg) [up](/guides/caching/#top)\n';

const CONTENT = tree({
  'guides/caching.mdx': CACHING,
  'guides/tree.svg': null,
  'guides/csp.mdx': '---\nrelated:\n  - title: C\n    url: /guides/caching/\n---\n',
  'concepts/output.mdx': 'See [files](/guides/caching/#output-filenames) and /guides/caching-2/.',
  'data/glossary.yaml': '- term: a\n  url: /guides/caching/#a\n',
  'data/redirects.yaml': "# Moved.\n/old/: '/guides/caching/#x'\n/other/: /concepts/output/\n",
  'data/to-come.yaml': '- /guides/long-term-caching/\n- /api/cli/\n',
});

const moved = () => movePage('guides/caching', 'guides/long-term-caching', CONTENT);

test('all links to a page that moves lead to its new address, with their hashes', () => {
  const { texts, links } = moved();
  expect(texts.get('guides/csp.mdx')).toContain('url: /guides/long-term-caching/\n');
  expect(texts.get('concepts/output.mdx')).toBe(
    'See [files](/guides/long-term-caching/#output-filenames) and /guides/caching-2/.',
  );
  expect(texts.get('data/glossary.yaml')).toContain('/guides/long-term-caching/#a');
  expect(texts.get('guides/long-term-caching.mdx')).toContain('(/guides/long-term-caching/#top)');
  expect(links.map(({ file }) => file)).toEqual([
    'guides/caching.mdx',
    'guides/csp.mdx',
    'concepts/output.mdx',
    'data/glossary.yaml',
  ]);
});

test('the old address is redirected, and no redirect takes two steps', () => {
  expect(moved().texts.get('data/redirects.yaml')).toBe(
    [
      '# Moved.',
      '/old/: "/guides/long-term-caching/#x"',
      '/other/: /concepts/output/',
      '/guides/caching/: /guides/long-term-caching/',
      '',
    ]
      .join('\n')
      .replace(/"/g, "'"),
  );
});

test('an address that was planned is not to come any more', () => {
  expect(moved().texts.get('data/to-come.yaml')).toBe('- /api/cli/\n');
});

test('a page that moves back leaves no redirect that hides it', () => {
  const once = moveRedirects('', '/guides/a/', '/guides/b/');
  expect(once).toBe('/guides/a/: /guides/b/\n');
  expect(moveRedirects(once, '/guides/b/', '/guides/a/')).toBe('/guides/b/: /guides/a/\n');
});

test('pictures next to the page go along to another section, or are copied if others show them', () => {
  const alone = movePage('guides/caching', 'concepts/caching', CONTENT);
  expect(alone.files).toEqual([{ from: 'guides/tree.svg', to: 'concepts/tree.svg' }]);

  const shared = new Map([...CONTENT, ['guides/csp.mdx', '![A tree](./tree.svg)'] as const]);
  const { files, copies } = movePage('guides/caching', 'concepts/caching', shared);
  expect(files).toEqual([]);
  expect(copies).toEqual([{ from: 'guides/tree.svg', to: 'concepts/tree.svg' }]);
});

test.each([
  ['/guides/caching/', '/to/', 1],
  ['url: /guides/caching/\n', 'url: /to/\n', 1],
  ['[a](/guides/caching)', '[a](/to/)', 1],
  ['[a](/guides/caching/#b) <a href="/guides/caching/">', '[a](/to/#b) <a href="/to/">', 2],
  ['https://example.org/guides/caching/', 'https://example.org/guides/caching/', 0],
  ['/guides/caching/deeper/', '/guides/caching/deeper/', 0],
  ['/guides/caching/pic.png', '/guides/caching/pic.png', 0],
  ['/guides/caching-more/', '/guides/caching-more/', 0],
  ['localhost:9000/guides/caching/', 'localhost:9000/guides/caching/', 0],
])('%j becomes %j', (text, expected, count) => {
  expect(rewriteLinks(text, '/guides/caching/', '/to/')).toEqual({ text: expected, count });
});

test.each([
  [
    'guides/cachng',
    'guides/x',
    'guides/cachng: there is no content/guides/cachng.mdx\n  Fix: npm run move guides/caching …',
  ],
  [
    'guides/caching',
    'guides/csp',
    'content/guides/csp.mdx: the page exists\n  Fix: a name that no page has',
  ],
  [
    'guides/caching',
    'guide/x',
    'guide/x: there is no section "guide"\n  Fix: npm run move guides/caching guides/x',
  ],
  [
    'guides/caching',
    'guides/New Name',
    'guides/New Name: a name has lower-case letters, digits and hyphens, because it becomes the address\n  Fix: npm run move guides/caching guides/new-name',
  ],
])('moving %s to %s is refused, with what to type instead', (old, wanted, message) => {
  expect(() => movePage(old, wanted, CONTENT)).toThrow(new Error(message));
});
