import { readPage } from '../../../../src/node/content/page/page';
import { readReference } from '../../../../src/node/reference/reference';
import { newPage } from '../../../../scripts/authors/newPage';

const page = (path: string, frontmatter = '') =>
  readPage(path, `---\ntitle: ${path}\n${frontmatter}---\n`).page;

const SITE = {
  pages: [
    page('guides/index.mdx'),
    page('guides/caching.mdx', 'sort: 6\n'),
    page('guides/csp.mdx', 'sort: 10\n'),
    page('plugins/banner-plugin.mdx'),
  ],
  toCome: '# Planned.\n- /api/compiler-hooks/\n- /plugins/NoEmitOnErrorsPlugin/\n',
  planned: ['/api/compiler-hooks/', '/plugins/NoEmitOnErrorsPlugin/'],
  published: '# For ever.\n/api/:\n/api/compiler-hooks/: run\n/guides/:\n  ids\n/vote/:\n',
  texts: [
    '[a](/api/compiler-hooks/#emit)',
    'url: /api/compiler-hooks/#emit',
    '/api/compiler-hooks/',
  ],
  reference: readReference(),
};

test('a new guide has what guides have, and comes last', () => {
  const { address, text } = newPage('guides/tree-shaking', SITE);
  expect(address.file).toBe('guides/tree-shaking.mdx');
  expect(text).toContain('title: Tree Shaking\n');
  expect(text).toContain('sort: 11\n');
  expect(text.match(/^## .*$/gm)).toEqual([
    '## Getting started',
    '## The next step',
    '## Troubleshooting',
    '## Conclusion',
  ]);
});

test.each(['guides/x', '/guides/x/', 'content/guides/x.mdx', './content/guides/x'])(
  '%s is a way to write the address of a page',
  (typed) => {
    expect(newPage(typed, SITE).address.url).toBe('/guides/x/');
  },
);

test('a new page that was planned leaves the list of what is to come, whose comments stay', () => {
  const { toCome, wasPlanned } = newPage('api/compiler-hooks', SITE);
  expect(wasPlanned).toBe(true);
  expect(toCome).toBe('# Planned.\n- /plugins/NoEmitOnErrorsPlugin/\n');
});

test.each([
  ['guides/x', '/guides/:\n  ids\n/guides/x/:\n/vote/:\n'],
  ['plugins/z', '/guides/:\n  ids\n/plugins/z/:\n/vote/:\n'],
])('a new page %s is among the published addresses, in their order', (typed, expected) => {
  expect(newPage(typed, SITE).published).toMatch(new RegExp(`${expected}$`));
});

test.each(['api/compiler-hooks', 'blog/2027-01-31-webpack-6'])(
  '%s changes nothing there: it is published already, or a draft',
  (typed) => {
    expect(newPage(typed, SITE).published).toBe(SITE.published);
  },
);

test('a page of the reference says what belongs on it, where no reader sees it', () => {
  const { text } = newPage('api/compiler-hooks', SITE);
  expect(text).toContain('  `Compiler.emit`');
  expect(text).not.toMatch(/^#+ .*emit/m);
});

test('links that wait for a page find their place on it', () => {
  const { text } = newPage('api/compiler-hooks', SITE);
  expect(text.match(/<Anchor .*/g)).toEqual(['<Anchor id="emit" />']);
  expect(newPage('guides/x', SITE).text).not.toContain('<Anchor');
});

test('a plugin that webpack exports has its name as title', () => {
  expect(newPage('plugins/dll-plugin', SITE).text).toMatch(
    /^title: DllPlugin\n.*\ngroup: webpack$/m,
  );
  expect(newPage('plugins/NoEmitOnErrorsPlugin', SITE).text).toContain(
    'title: NoEmitOnErrorsPlugin\n',
  );
});

test('a post is a draft with the day in its name', () => {
  const { text } = newPage('blog/2027-01-31-webpack-6', SITE);
  expect(text).toContain('title: Webpack 6\n');
  expect(text).toContain('date: 2027-01-31\n');
  expect(text).toContain('draft: true\n');
});

test.each([
  'concepts/a',
  'configuration/a',
  'guides/a',
  'api/compiler-hooks',
  'loaders/a-loader',
  'plugins/a-plugin',
  'migrate/6',
  'guides/404',
  'contribute/a',
  'blog/2027-01-31-a',
])('the head of %s is right as it is', (typed) => {
  const { address, text } = newPage(typed, SITE);
  expect(readPage(address.file, text).issues).toEqual([]);
});

test.each([
  ['guids/x', 'guids/x: there is no section "guids"\n  Fix: npm run page guides/x'],
  [
    'cooking/x',
    'cooking/x: there is no section "cooking"\n  Fix: one of concepts, configuration, guides, api, loaders, plugins, errors, migrate, tools, contribute, blog',
  ],
  [
    '',
    'the page: there is no section ""\n  Fix: one of concepts, configuration, guides, api, loaders, plugins, errors, migrate, tools, contribute, blog',
  ],
  ['guides/', 'guides: a page needs a name\n  Fix: npm run page guides/my-page'],
  [
    'guides/My Page',
    'guides/My Page: a name has lower-case letters, digits and hyphens, because it becomes the address\n  Fix: npm run page guides/my-page',
  ],
  [
    'guides/100%',
    'guides/100%: a name has lower-case letters, digits and hyphens, because it becomes the address\n  Fix: npm run page guides/100',
  ],
  [
    'guides/../blog/x',
    'guides/../blog/x: a name has lower-case letters, digits and hyphens, because it becomes the address\n  Fix: npm run page guides/my-page/blog/x',
  ],
  [
    'blog/webpack-6',
    'blog/webpack-6: the name of a post starts with the day of its publication\n  Fix: npm run page blog/2026-01-31-webpack-6',
  ],
  [
    'guides/caching',
    'content/guides/caching.mdx: the page exists\n  Fix: another name or edit that file',
  ],
])('%j is refused, with what to type instead', (typed, message) => {
  expect(() => newPage(typed, SITE)).toThrow(new Error(message));
});
