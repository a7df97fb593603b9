import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'schema-utils';
import { load } from './installed';

type Options = Record<string, unknown>;
type Babel = { loadPartialConfig: (options: Options) => unknown };
type Schema = Parameters<typeof validate>[0];

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OWN_OF_BABEL_LOADER = [
  'cacheDirectory',
  'cacheIdentifier',
  'cacheCompression',
  'customize',
  'metadataSubscribers',
];

/** Babel says itself what it does not know. Presets and plugins may not be installed here. */
function checkBabel(options: Options): void {
  const others = Object.entries(options).filter(
    ([key]) => !['presets', 'plugins', 'env', 'overrides', ...OWN_OF_BABEL_LOADER].includes(key),
  );
  const babel = load('@babel/core') as Babel;
  babel.loadPartialConfig({
    ...Object.fromEntries(others),
    filename: path.resolve('a.js'),
    configFile: false,
    babelrc: false,
  });
}

/** ts-loader keeps its list to itself. */
function checkTypeScript(options: Options): void {
  const source = readFileSync(load.resolve('ts-loader/dist/index.js'), 'utf8');
  const list = /const validLoaderOptions = \[([^\]]*)\]/.exec(source)?.[1];
  if (list === undefined) throw new Error('ts-loader no longer has its list of options there.');
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

/** Throws what a loader would say of its options. */
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
