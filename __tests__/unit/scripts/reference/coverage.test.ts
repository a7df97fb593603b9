import { readCoverage, readMissing } from '../../../../scripts/reference/coverage/readCoverage';
import { coverageRows } from '../../../../scripts/reference/coverage/coverageRows';
import { missingIn } from '../../../../src/node/reference/coverage/coverage';
import { readText } from '../../../../src/node/content/tree/readText';
import { expectedOf, type Expected } from '../../../../src/node/reference/registry';
import { foreignIn, isForeignPlugin } from '../../../../scripts/reference/coverage/foreign';
import {
  listOf,
  missingListText,
  issuesOf,
  readMissingList,
  shrunk,
} from '../../../../scripts/reference/coverage/missingList';
import { readReference } from '../../../../src/node/reference/reference';

const reference = readReference();
const coverage = readCoverage();

// The three rules of the whole content. `npm run coverage` prints the same.

test('what is missing is on the list, and nothing on the list is documented', () => {
  expect(issuesOf(readMissing(), listOf(coverage.missing))).toEqual({
    unlisted: [],
    outdated: [],
  });
});

test('no page documents what webpack does not have', () => {
  expect(coverage.foreign).toEqual([]);
});

test('the reference asks for everything', () => {
  const count = (section: Expected['section']) =>
    coverage.expected.filter((each) => each.section === section).length;

  expect(count('options') + count('stats options')).toBeGreaterThan(550);
  expect(count('hooks')).toBeGreaterThan(250);
  expect(count('plugins')).toBeGreaterThan(80);
  expect(count('magic comments')).toBeGreaterThan(10);
  expect(count('commands')).toBeGreaterThan(5);
});

const missingOn = (pages: Record<string, string>) => {
  const documented = new Map(
    Object.entries(pages).map(([url, text]) => [url, readText(text).documented] as const),
  );
  return missingIn(expectedOf(reference), documented).map(({ name }) => name);
};

test.each([
  ['/configuration/output/', '## `output.filename`', 'output.filename'],
  [
    '/configuration/dev-server/',
    '## `devServer.client`\n\n### `overlay`',
    'devServer.client.overlay',
  ],
  ['/configuration/dotenv/', '## `dotenv`\n\n- `dir`: a folder', 'dotenv.dir'],
  ['/configuration/module/', '### `Rule.test`', 'module.rules[].test'],
  ['/api/compiler-hooks/', '### `done`', 'Compiler.done'],
  ['/api/compilation-hooks/', '### `NormalModule.hooks.loader`', 'NormalModule.loader'],
  ['/plugins/internal-plugins/', '- `AggressiveMergingPlugin`: old', 'AggressiveMergingPlugin'],
  ['/plugins/banner-plugin/', 'A page of its own.', 'BannerPlugin'],
  ['/api/module-methods/', '### `require.context()`', 'require.context'],
  ['/api/module-methods/', '- `webpackMode`: how', 'webpackMode'],
  ['/api/cli/', '### `webpack serve`', 'webpack serve'],
  ['/api/cli/', '- `--config`: a file', '--config'],
  ['/api/stats/', '## `StatsAsset`\n\n- `name`: of the file', 'StatsAsset.name'],
])('%s documents by %j', (url, text, name) => {
  expect(missingOn({})).toContain(name);
  expect(missingOn({ [url]: text })).not.toContain(name);
});

test('the wrong page, another class, and what is marked as removed do not count', () => {
  expect(missingOn({ '/configuration/resolve/': '## `output.filename`' })).toContain(
    'output.filename',
  );
  expect(missingOn({ '/api/compiler-hooks/': '### `done`' })).toContain('MultiCompiler.done');
  expect(
    missingOn({ '/configuration/output/': '## `output.filename` <Badge kind="removed" />' }),
  ).toContain('output.filename');
});

const foreignOn = (url: string, text: string) =>
  foreignIn(url, readText(text).documented, reference).map(({ name }) => name);

test.each([
  ['/configuration/output/', '## `output.filenam`'],
  ['/api/compiler-hooks/', '### `shouldRise`'],
  ['/api/module-variables/', '### `__webpack_nothing__`'],
  ['/api/compilation-object/', '### `compilation.emitAssets()`'],
  ['/api/module-object/', '### `NormalModule.nothing`'],
  ['/plugins/banner-plugin/', '### `flag`'],
])('%s cannot document %j', (url, text) => {
  expect(foreignOn(url, text)).toHaveLength(1);
  expect(foreignOn(url, `${text} <Badge kind="removed">webpack 5</Badge>`)).toEqual([]);
  expect(foreignOn(url, `${text} <Badge kind="moved" />`)).toEqual([]);
});

test.each([
  ['/configuration/devtool/', '### Wrong on purpose'],
  ['/configuration/externals/', '### `externalsType.module`'],
  ['/configuration/stats/', '## `stats`\n\n### `errors-only`'],
  ['/plugins/banner-plugin/', '### `Conflicting order`'],
  ['/api/compilation-object/', '### `compilation.emitAsset(file, source)`'],
  ['/api/compilation-object/', '### `Compilation`'],
  ['/api/module-object/', '## `NormalModule`\n\n### `resource`'],
  ['/plugins/mini-css-extract-plugin/', '### `anything`'],
  ['/guides/caching/', '### `anything`'],
])('%s may have the heading %j', (url, text) => {
  expect(foreignOn(url, text)).toEqual([]);
});

test('a page of a plugin that webpack lost says that it is gone', () => {
  const head = { title: 'CommonsChunkPlugin', group: 'webpack', isRemoved: false };

  expect(isForeignPlugin(head, reference)).toBe(true);
  expect(isForeignPlugin({ ...head, isRemoved: true }, reference)).toBe(false);
  expect(isForeignPlugin({ ...head, title: 'BannerPlugin' }, reference)).toBe(false);
  expect(
    isForeignPlugin({ ...head, title: 'HtmlWebpackPlugin', group: 'Community' }, reference),
  ).toBe(false);
});

const thing = (name: string, page: string): Expected => ({
  section: 'options',
  name,
  pages: [page],
  spellings: [name],
});

test('the list groups by page, and is read as it is written', () => {
  const list = listOf([thing('b', '/x/'), thing('a[].*', '/x/'), thing('--c', '/a/')]);

  expect(list).toEqual({ '/a/': ['--c'], '/x/': ['a[].*', 'b'] });
  expect(readMissingList(missingListText(list))).toEqual(list);
  expect(readMissingList(missingListText({}))).toEqual({});
});

test('what is missing but not listed is an issue, and so is what is listed but not missing', () => {
  expect(issuesOf({ '/x/': ['a', 'b'] }, { '/x/': ['b', 'c'] })).toEqual({
    unlisted: ['/x/ c'],
    outdated: ['/x/ a'],
  });
});

test('writing the list takes out and never adds', () => {
  expect(shrunk({ '/x/': ['a', 'b'], '/y/': ['d'] }, { '/x/': ['b', 'c'] })).toEqual({
    '/x/': ['b'],
  });
});

test('the table counts by section', () => {
  expect(coverageRows([thing('a', '/x/'), thing('b', '/x/')], [thing('b', '/x/')])).toEqual([
    ['', 'in webpack', 'documented', 'missing', ''],
    ['options', '2', '1', '1', '50.0 %'],
    ['all', '2', '1', '1', '50.0 %'],
  ]);
});
