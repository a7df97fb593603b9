import { existsSync, readFileSync } from 'node:fs';
import { missingIn } from '../../../../src/node/reference/coverage/coverage';
import { readText } from '../../../../src/node/content/tree/readText';
import { DOCUMENTED_PACKAGES, packageAt } from '../../../../src/node/reference/packages/documented';
import { packageOf } from '../../../../src/node/reference/packages/packageOptions';
import {
  readInstalledPackages,
  readPackages,
} from '../../../../src/node/reference/packages/readPackages';
import { readReference } from '../../../../src/node/reference/reference';
import { entriesOf, expectedOf, pageOfName } from '../../../../src/node/reference/registry';
import { signaturesFor } from '../../../../src/node/reference/signatures';

const reference = readReference();

test('the committed options are those of the installed packages: npm run reference:diff -- --write', () => {
  expect(readPackages()).toEqual(readInstalledPackages());
});

test('every package with a schema has options', () => {
  const counts = readPackages().map(({ name, options }) => [name, options.length] as const);

  expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  expect(counts.map(([name]) => name)).toEqual(DOCUMENTED_PACKAGES.map(({ name }) => name));
});

test('those of a plugin’s loader stand next to its own', () => {
  const found = packageOf({
    name: 'a-plugin',
    version: '1.0.0',
    schemas: {
      '': { type: 'object', properties: { filename: { type: 'string' } } },
      loader: { type: 'object', properties: { emit: { type: 'boolean' } } },
    },
  });

  expect(found.options.map(({ path, type }) => [path, type])).toEqual([
    ['filename', 'string'],
    ['loader.emit', 'boolean'],
  ]);
});

test('rules about which options go together do not hide the options', () => {
  const { options } = packageOf({
    name: 'a-loader',
    version: '1.0.0',
    schemas: {
      '': {
        properties: { type: { enum: ['module'] }, wrapper: { type: 'boolean' } },
        anyOf: [{ required: ['type'] }, { required: ['wrapper'] }],
      },
    },
  });

  expect(options.map(({ path }) => path)).toEqual(['type', 'wrapper']);
});

const missingOn = (url: string, text: string) =>
  missingIn(expectedOf(reference), new Map([[url, readText(text).documented]])).map(
    ({ name }) => name,
  );

test.each([
  ['/loaders/css-loader/', '### `url`', 'css-loader.url'],
  ['/loaders/css-loader/', '### `options.url`', 'css-loader.url'],
  ['/loaders/css-loader/', '- `modules.auto`: which files', 'css-loader.modules.auto'],
  ['/loaders/css-loader/', '## `modules`\n\n### `auto`', 'css-loader.modules.auto'],
  ['/loaders/less-loader/', '| a | b |\n|-|-|\n| `sourceMap` | c |', 'less-loader.sourceMap'],
  ['/plugins/copy-webpack-plugin/', '### `patterns.from`', 'copy-webpack-plugin.patterns[].from'],
  ['/plugins/mini-css-extract-plugin/', '### `emit`', 'mini-css-extract-plugin.loader.emit'],
])('on %s, %j explains %s', (url, text, name) => {
  expect(missingOn(url, '')).toContain(name);
  expect(missingOn(url, text)).not.toContain(name);
});

test('an option counts only on the page of its package', () => {
  expect(missingOn('/loaders/less-loader/', '### `sourceMap`')).toContain('css-loader.sourceMap');
  expect(missingOn('/loaders/css-loader/', '### `filename`')).toContain('output.filename');
});

test('headings of its page have types, those of another page do not', () => {
  expect(packageAt('/loaders/css-loader/')).toBe('css-loader');
  expect(signaturesFor('/loaders/css-loader/', ['`x`', 'url', 'modules.auto'], reference)).toEqual({
    url: expect.objectContaining({ of: 'option', type: 'boolean | object' }) as unknown,
    'modules.auto': expect.objectContaining({ type: 'boolean | RegExp | function' }) as unknown,
  });
  expect(signaturesFor('/loaders/babel-loader/', ['url'], reference)).toEqual({});
  expect(signaturesFor('/plugins/mini-css-extract-plugin/', ['emit'], reference)).toHaveProperty(
    'emit',
  );
});

test('a change to an option leads to the page of its package', () => {
  expect(pageOfName('package option css-loader.modules.auto')).toBe('/loaders/css-loader/');
  expect(pageOfName('package terser-webpack-plugin')).toBe('/plugins/terser-webpack-plugin/');
});

test('a package is explained by its page', () => {
  const found = entriesOf(reference).find(({ key }) => key === 'css-loader');

  expect(found).toMatchObject({
    type: 'WebpackPackage',
    fields: { name: 'css-loader' },
    isCounted: false,
    expected: { pages: ['/loaders/css-loader/'] },
  });
  expect(missingIn([found!.expected], new Map([['/loaders/css-loader/', []]]))).toEqual([]);
});

test('the page of each package is written or planned', () => {
  const planned = readFileSync('content/data/to-come.yaml', 'utf8');
  const homeless = DOCUMENTED_PACKAGES.filter(
    ({ url }) => !existsSync(`content${url.slice(0, -1)}.mdx`) && !planned.includes(`- ${url}\n`),
  );

  expect(homeless).toEqual([]);
});
