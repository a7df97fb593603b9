import path from 'node:path';
import { validate } from 'schema-utils';
import type webpackApi from 'webpack';
import type { Configuration } from 'webpack';
import { ignoredKeys } from './ignoredKeys';
import { checkLoaderOptions, usedLoaders } from './loaderOptions';
import { load } from './installed';

const webpack = load('webpack') as typeof webpackApi;
const devServerSchema = load(
  path.resolve('node_modules/webpack-dev-server/dist/options.json'),
) as Parameters<typeof validate>[0];

type Config = Record<string, unknown>;

/** What a package throws when something is wrong. */
function issuesOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Calls webpack, which applies plugins and defaults, and refuses more than its schema does. */
function call(config: Config, folder: string): void {
  webpack({
    ...config,
    context: typeof config.context === 'string' ? config.context : folder,
    // Otherwise it would read a cache on disk, and print a log.
    cache: false,
    infrastructureLogging: { level: 'none' },
    watch: false,
    devServer: undefined,
  } as Configuration);
}

/** What webpack's schema refuses. */
export const webpackIssues = (config: unknown): string[] =>
  issuesOf(() => webpack.validate(config as Configuration));

/** What the schema of the development server refuses. */
export const devServerIssues = ({ devServer }: Config): string[] =>
  devServer === undefined || devServer === false
    ? []
    : issuesOf(() =>
        validate(devServerSchema, devServer as object, {
          name: 'webpack-dev-server',
          baseDataPath: 'devServer',
        }),
      );

/** The issues of one configuration, as webpack and the other packages report them. */
export function configIssues(config: Config, folder: string): string[] {
  const { module } = config as { module?: { rules?: unknown } };
  const schema = webpackIssues(config);

  return [
    ...schema,
    ...ignoredKeys(config),
    ...devServerIssues(config),
    ...usedLoaders(module?.rules).flatMap(({ loader, options }) =>
      issuesOf(() => checkLoaderOptions(loader, options)),
    ),
    ...(schema.length > 0 ? [] : issuesOf(() => call(config, folder))),
  ];
}
