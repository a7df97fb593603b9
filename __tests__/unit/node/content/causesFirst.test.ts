import { formatIssues } from '../../../../src/node/content/issues';
import { issuesOf, page } from '../../../support/content';

const TEXT = 'A <Term>chunk</Term>, [CLI](/api/cli/) and\n\n<AwesomeList kind="Loaders" />\n';
const CACHING = 'content/guides/caching.mdx';
const right = {
  [CACHING]: page(TEXT),
  'content/data/glossary.yaml': '- { term: chunk, definition: a, url: /guides/caching/ }\n',
  'content/data/to-come.yaml': '- /api/cli/\n',
  'content/data/awesome.yaml':
    '- { title: a, link: https://example.com/, kind: Loaders, why: b }\n',
  'content/data/published.yaml': '/old/:\n/api/cli/:\n',
  'content/data/redirects.yaml': '/old/: /guides/caching/\n',
};

test('without an issue there is none', async () => {
  expect(await issuesOf(right)).toEqual([]);
});

test.each([
  ['glossary', '- term: chunk\n  definition: As seen: here\n', 2],
  ['glossary', '- { term: chunk, definition: "", url: /guides/caching/ }\n', 1],
  ['to-come', '- /api/cli/\n- [\n', 3],
  ['to-come', 'a: b: c\n', 1],
  ['awesome', '- title: a: b\n', 1],
  ['redirects', '/old/: [\n', 2],
])('an issue in %s.yaml is said alone, without what follows from it: %p', async (name, text) => {
  const file = `content/data/${name}.yaml`;
  const issues = await issuesOf({ ...right, [file]: text });

  expect(issues.map((issue) => issue.split(':')[0])).toEqual([file]);
});

test('aliases that stand for more than fits into memory are an issue', async () => {
  const lines = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
  for (const name of 'bcdefghij') {
    const before = String.fromCharCode(name.charCodeAt(0) - 1);
    lines.push(`${name}: &${name} [${Array<string>(10).fill(`*${before}`).join(', ')}]`);
  }

  expect(await issuesOf({ ...right, 'content/data/redirects.yaml': lines.join('\n') })).toEqual([
    expect.stringMatching(/^content\/data\/redirects\.yaml:1\n.*alias/),
  ]);
  expect(await issuesOf({ ...right, [CACHING]: page(TEXT, lines.join('\n')) })).toEqual([
    expect.stringMatching(/^content\/guides\/caching\.mdx:2\n.*alias/),
  ]);
});

test.each(['- &a [*a]\n', '['.repeat(50_000)])(
  'a data file that is endless or deep is an issue',
  async (text) => {
    expect(await issuesOf({ ...right, 'content/data/to-come.yaml': text })).toEqual([
      expect.stringMatching(/^content\/data\/to-come\.yaml:1\n/),
    ]);
  },
);

test.each([
  ['banner.json', '{ "version": "1", "text": "a" ', 'banner'],
  ['banner.json', '{ version: 1 }', 'JSON'],
  ['banner.json', '{ "version": "1", "text": "a", "link": { "title": "b" } }', 'link.url'],
  ['undocumented.yaml', '/api/cli/: [a', 'Flow sequence'],
  ['undocumented.yaml', 'api/cli: [a]', 'lists of names by page'],
])('an issue in %s is said', async (name, text, message) => {
  const issues = await issuesOf({ ...right, [`content/data/${name}`]: text });

  expect(issues).toHaveLength(1);
  expect(issues[0]).toContain(`content/data/${name}`);
  expect(issues[0]).toContain(message);
});

test('the notice above every page leads somewhere', async () => {
  const banner = { version: '1', text: 'a', link: { title: 'b', url: '/nowhere/' } };

  expect(
    await issuesOf({ ...right, 'content/data/banner.json': JSON.stringify(banner, null, 2) }),
  ).toEqual([
    'content/data/banner.json:4\n  link.url: /nowhere/ does not exist\n  Fix: "url": "the url of a page"',
  ]);
});

test('issues that others may follow from are printed first', () => {
  const text = formatIssues([
    { file: 'content/api/cli.mdx', message: 'of a page' },
    { file: 'content/tutorials/', message: 'of a folder' },
    { file: 'content/data/glossary.yaml', message: 'of the glossary' },
  ]);

  expect(text.split('\n').filter((line) => line.startsWith('content/'))).toEqual([
    'content/data/glossary.yaml',
    'content/tutorials/',
    'content/api/cli.mdx',
  ]);
});
