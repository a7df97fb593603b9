import type webpackApi from 'webpack';
import { readOutdated } from '../../../scripts/config/currentKnowledge';
import { load } from '../../../scripts/blocks/installed';
import { checkConfig } from '../../../src/checker/checkConfig';
import {
  readKnowledge,
  readCommittedKnowledge,
} from '../../../src/node/reference/checker/readKnowledge';

const committed = readCommittedKnowledge();
const outdated = readOutdated();
const webpack = load('webpack') as typeof webpackApi & Record<string, unknown>;

const withoutUrls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'url' ? undefined : each)));

test('the committed knowledge is that of the installed release (npm run reference:diff -- --write)', () => {
  const current = readKnowledge({ outdated, urlOf: () => undefined });

  expect(withoutUrls(committed.schema)).toEqual(withoutUrls(current.schema));
  expect(withoutUrls(committed.options)).toEqual(withoutUrls(current.options));
  expect(Object.keys(committed.plugins)).toEqual(Object.keys(current.plugins));
  expect(committed.outdated).toEqual(outdated);
});

/** Whether webpack refuses a configuration. */
function refuses(config: object): boolean {
  try {
    webpack.validate(config);
    return false;
  } catch {
    return true;
  }
}

/** A configuration with an option: `a.b` in rules is an item of a list. */
function configWith(path: string, value: unknown): object {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : configWith(rest.join('.'), value);
  const inList = key === 'rules' && rest.length > 0;
  const inGroup = key === 'cacheGroups' && rest.length > 0 && rest[0] !== 'vendors';
  return { [key]: inList ? [inner] : inGroup ? { shared: inner } : inner };
}

const plainOptions = outdated.filter(
  ({ option, kind, matching }) =>
    option !== undefined &&
    !option.startsWith('devServer.') &&
    kind === undefined &&
    matching === undefined,
);

test.each(plainOptions.filter(({ status }) => status === 'gone').map(({ option }) => option!))(
  'webpack refuses %s',
  (option) => {
    expect(refuses(configWith(option, {}))).toBe(true);
  },
);

const VALUES: Record<string, unknown> = {
  'stats.warningsFilter': 'a',
  'output.auxiliaryComment': 'a',
  'output.libraryTarget': 'umd',
  'output.libraryExport': 'default',
};

test.each(plainOptions.filter(({ status }) => status !== 'gone').map(({ option }) => option!))(
  'webpack still accepts %s',
  (option) => {
    expect(refuses(configWith(option, VALUES[option] ?? true))).toBe(false);
  },
);

test.each([
  { devtool: '#source-map' },
  { devtool: 'cheap-eval-source-map' },
  { devtool: 'cheap-module-eval-source-map' },
  { devtool: 'cheap-inline-source-map' },
  { target: () => undefined },
  { resolve: { fallback: '/a' } },
  { optimization: { splitChunks: { name: true } } },
])('webpack refuses %j', (config) => {
  expect(refuses(config)).toBe(true);
});

test.each(
  outdated.flatMap(({ plugin, kind, status }) =>
    plugin !== undefined && kind === undefined && status === 'gone' ? plugin : [],
  ),
)('webpack has no %s', (name) => {
  const [, ...path] = name.split('.');
  expect(
    path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], webpack),
  ).toBeUndefined();
});

const devServerOptions = Object.keys(committed.options).filter((path) =>
  path.startsWith('devServer.'),
);

test.each(
  outdated.flatMap(({ option, kind }) =>
    option?.startsWith('devServer.') && kind === undefined ? option : [],
  ),
)('the development server has no %s', (option) => {
  expect(devServerOptions.length).toBeGreaterThan(30);
  expect(devServerOptions).not.toContain(option);
});

test('every plugin that webpack exports is known', () => {
  const exported = Object.keys(webpack).filter((name) => /^[A-Z]\w+Plugin$/.test(name));
  const text = `const webpack = require('webpack');\nmodule.exports = { plugins: [${exported
    .map((name) => `new webpack.${name}({})`)
    .join(', ')}] };`;
  const unknown = checkConfig(text, committed).findings.filter(({ level }) => level === 'error');

  expect(exported.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});
