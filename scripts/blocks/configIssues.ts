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

/** What a package throws when something is wrong, without the advice that follows. */
function faultsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** webpack applies plugins and defaults when it is called, and refuses more than its schema does. */
function call(config: Config, folder: string): void {
  webpack({
    ...config,
    context: typeof config.context === 'string' ? config.context : folder,
    // A cache on disk would be read, and a log would be printed.
    cache: false,
    infrastructureLogging: { level: 'none' },
    watch: false,
    devServer: undefined,
  } as Configuration);
}

/** What is wrong with one configuration, in the words of those who would say it. */
export function configFaults(config: Config, folder: string): string[] {
  const { devServer, module } = config as { devServer?: unknown; module?: { rules?: unknown } };
  const schema = faultsOf(() => webpack.validate(config));

  return [
    ...schema,
    ...ignoredKeys(config),
    ...(devServer === undefined || devServer === false
      ? []
      : faultsOf(() =>
          validate(devServerSchema, devServer as object, {
            name: 'webpack-dev-server',
            baseDataPath: 'devServer',
          }),
        )),
    ...usedLoaders(module?.rules).flatMap(({ loader, options }) =>
      faultsOf(() => checkLoaderOptions(loader, options)),
    ),
    ...(schema.length > 0 ? [] : faultsOf(() => call(config, folder))),
  ];
}
