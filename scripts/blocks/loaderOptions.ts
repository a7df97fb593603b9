import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'schema-utils';
import { load } from './installed';
import { isObject } from './isObject';

type Options = Record<string, unknown>;
type Babel = { loadPartialConfig: (options: Options) => unknown };
type Schema = Parameters<typeof validate>[0];

const BABEL_LOADER_OPTIONS = [
  'cacheDirectory',
  'cacheIdentifier',
  'cacheCompression',
  'customize',
  'metadataSubscribers',
];

/** Babel refuses unknown options. Presets and plugins are left out: they may not be installed here. */
function checkBabel(options: Options): void {
  const others = Object.entries(options).filter(
    ([key]) => !['presets', 'plugins', 'env', 'overrides', ...BABEL_LOADER_OPTIONS].includes(key),
  );
  const babel = load('@babel/core') as Babel;
  babel.loadPartialConfig({
    ...Object.fromEntries(others),
    filename: path.resolve('a.js'),
    configFile: false,
    babelrc: false,
  });
}

/** ts-loader doesn't export its list of options. */
function checkTypeScript(options: Options): void {
  const source = readFileSync(load.resolve('ts-loader/dist/index.js'), 'utf8');
  const list = /const validLoaderOptions = \[([^\]]*)\]/.exec(source)?.[1];
  if (list === undefined)
    throw new Error('the list of options in ts-loader/dist/index.js was not found');
  const known = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const unknown = Object.keys(options).filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new Error(`ts-loader does not know ${unknown.join(', ')}`);
}

const SCHEMAS: Record<string, string> = {
  'mini-css-extract-plugin': 'dist/loader-options.json',
};

function checkBySchema(name: string, options: Options): void {
  const file = path.resolve('node_modules', name, SCHEMAS[name] ?? 'dist/options.json');
  if (!existsSync(file)) return;
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  validate(schema, options, { name, baseDataPath: 'options' });
}

/** The package in a loader's request, which may be a path into it. */
const packageOf = (loader: string): string =>
  /(?:^|node_modules\/)((?:@[^/]+\/)?[^/?]+)/.exec(loader.replace(/^-?!+/, ''))?.[1] ?? loader;

/** Throws what a loader would say about its options. */
export function checkLoaderOptions(loader: string, options: unknown): void {
  if (!isObject(options)) return;
  const name = packageOf(loader);
  if (name === 'babel-loader') checkBabel(options);
  else if (name === 'ts-loader') checkTypeScript(options);
  else checkBySchema(name, options);
}

type Used = { loader: string; options: unknown };

/** Loaders in rules, with their options, wherever they are nested. */
export function usedLoaders(rules: unknown): Used[] {
  if (Array.isArray(rules)) return rules.flatMap(usedLoaders);
  if (!isObject(rules)) return [];
  const { loader, options, use, rules: inner, oneOf } = rules;
  const own = typeof loader === 'string' ? [{ loader, options }] : [];
  return [...own, ...usedLoaders(use), ...usedLoaders(inner), ...usedLoaders(oneOf)];
}
