import { checkContent } from '../../../../src/node/content/checks/checkContent';
import { readContentData } from '../../../../src/node/content/data/contentData';
import { issuesOf, page } from '../../../support/content';

const ALLOWED =
  'concepts, configuration, guides, api, loaders, plugins, errors, migrate, tools, contribute, blog';

test.each([
  ['content/guides/two words.mdx', 'content/guides/two-words.mdx'],
  ['content/guides/HotReload.mdx', 'content/guides/hot-reload.mdx'],
  ['content/guides/100%.mdx', 'content/guides/100.mdx'],
  ['content/guides/what?.mdx', 'content/guides/what.mdx'],
  ['content/guides/a#b.mdx', 'content/guides/a-b.mdx'],
  ['content/guides/größe.mdx', 'content/guides/gro-e.mdx'],
  ['content/guides/..a.mdx', 'content/guides/a.mdx'],
  ['content/guides/aux.mdx', 'content/guides/aux-page.mdx'],
  ['content/guides/Nested Folder/index.mdx', 'content/guides/nested-folder/index.mdx'],
])('%s is no name for a page', async (file, better) => {
  expect(await issuesOf({ [file]: page('') })).toEqual([
    `${file}
  file name: an address has small letters, digits and dashes
  Fix: ${better}`,
  ]);
});

test.each(['guides/csp.mdx', 'blog/2020-10-10-webpack-5-release.mdx', 'api/v5.2_beta.mdx'])(
  '%s is one',
  async (file) => {
    expect(await issuesOf({ [`content/${file}`]: page('') })).toEqual([]);
  },
);

test('an address that was published keeps its capitals', async () => {
  expect(
    await issuesOf({
      'content/plugins/NoEmitOnErrorsPlugin.mdx': page(''),
      'content/data/published.yaml': '/plugins/NoEmitOnErrorsPlugin/:\n',
    }),
  ).toEqual([]);
});

test('two pages whose addresses differ in capitals only are an issue', async () => {
  const issues = await issuesOf({
    'content/guides/csp.mdx': page(''),
    'content/guides/CSP.mdx': page(''),
    'content/data/published.yaml': '/guides/CSP/:\n',
  });

  expect(issues).toEqual([expect.stringContaining('is also that of content/guides/csp.mdx')]);
});

test('a new top-level folder is one issue that says what a section needs', async () => {
  expect(
    await issuesOf({
      'content/step-by-step/index.mdx': page('', 'title: Steps'),
      'content/step-by-step/one.mdx': page('', 'title: One'),
    }),
  ).toEqual([
    `content/step-by-step/
  no section: its pages stand in no menu and have no sidebar
  Fix: { name: 'step-by-step', title: 'Step By Step', printable: true }, in src/site/sections.ts, or one of the folders ${ALLOWED}`,
  ]);
});

test('a page among the data is in the wrong place', async () => {
  expect(await issuesOf({ 'content/data/notes.mdx': page('') })).toEqual([
    `content/data/\n  a page in a folder for other files\n  Fix: one of the folders ${ALLOWED}`,
  ]);
});

test('a symbolic link is an issue', () => {
  const { data } = readContentData({});

  expect(
    checkContent({ pages: [], data, otherUrls: [], symbolicLinks: ['content/guides/key.mdx'] }),
  ).toEqual([
    {
      file: 'content/guides/key.mdx',
      message: 'a symbolic link, which can lead to any file of the machine that builds the site',
      fix: 'the file itself',
    },
  ]);
});
