import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import type { DefaultValue, ReferenceOption } from '../types';
import type { Instances } from './build';
import { MODES } from '../../../site/buildKinds';
import { readDefaults } from './defaults';
import type { JsonSchema } from './jsonSchema';
import { optionsOfSchema, type SchemaOption } from './optionTree';
import { onEveryNode } from './typeStripping';
import { valueText } from './valueText';

/** What several options share is listed below these. */
const PREFERRED = ['output', 'output.library', 'module.rules', 'optimization'];

type Sources = {
  schema: JsonSchema;
  devServerSchema: JsonSchema;
  instances: Instances;
  folder: string;
};

/** Every option of a configuration, those of the dev server and of the stats included. */
export async function readOptions({
  schema,
  devServerSchema,
  instances,
  folder,
}: Sources): Promise<ReferenceOption[]> {
  const options = [
    ...optionsOfSchema(schema, { preferred: PREFERRED }),
    ...optionsOfSchema(devServerSchema, { prefix: 'devServer' }),
  ];
  const applied = onEveryNode(() => appliedDefaults(options, folder));
  const elsewhere = new Map([
    ...valuesAt(options, 'infrastructureLogging', loggingDefaults(instances), folder),
    ...valuesAt(options, 'stats', statsDefaults(instances), folder),
    ...valuesAt(options, 'devServer', await devServerDefaults(instances), folder),
    ...valuesAt(options, 'watchOptions', await watchDefaults(instances), folder),
  ]);
  return options.map((option) => ({
    ...option,
    defaults: defaultsOf(option, elsewhere.get(option.path) ?? applied.get(option.path) ?? []),
  }));
}

/** The default that webpack sets, or else that of its resolver. */
function appliedDefaults(options: readonly SchemaOption[], folder: string) {
  const ofWebpack = [...readDefaults(options, folder)].filter(([, found]) => found.length > 0);
  return new Map([...valuesAt(options, 'resolve', resolverDefaults(), folder), ...ofWebpack]);
}

const ALWAYS = { modes: [], targets: [], requests: [], nodes: [] };

/** An object stands there for its parts, whose defaults say more. */
function defaultsOf({ type, required }: SchemaOption, defaults: DefaultValue[]): DefaultValue[] {
  if (required) return [];
  const isObject = type.split(' | ').includes('object');
  return isObject ? defaults.filter(({ value }) => !value.startsWith('{')) : defaults;
}

function valuesAt(
  options: readonly SchemaOption[],
  parent: string,
  values: object,
  folder: string,
): [string, DefaultValue[]][] {
  return options.flatMap(({ path }): [string, DefaultValue[]][] => {
    if (!path.startsWith(`${parent}.`)) return [];
    const names = path.slice(parent.length + 1).split('.');
    const found = names.reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[name]
          : undefined,
      values,
    );
    const value = valueText(found, folder);
    return value === undefined ? [] : [[path, [{ ...ALWAYS, value }]]];
  });
}

/** Without options that depend on the terminal. */
const loggingDefaults = ({ compiler: { options } }: Instances): object => ({
  ...options.infrastructureLogging,
  appendOnly: undefined,
  colors: undefined,
});

/** What is printed by default. */
function statsDefaults({ compilation }: Instances): object {
  const options = compilation.createStatsOptions(undefined, { forToString: true });
  // The terminal decides.
  return { ...options, colors: undefined };
}

async function devServerDefaults({ compiler }: Instances): Promise<object> {
  const server = new DevServer({}, compiler) as unknown as {
    options: object;
    normalizeOptions: () => Promise<void>;
  };
  await server.normalizeOptions();
  return server.options;
}

/** What enhanced-resolve sets when webpack leaves it open, if it is the same in every mode. */
function resolverDefaults(): object {
  const [first = {}, ...others] = MODES.map((mode) => {
    const { resolverFactory } = webpack({ entry: {}, mode });
    const { options } = resolverFactory.get('normal') as unknown as { options: object };
    return options as Record<string, unknown>;
  });
  return Object.fromEntries(
    Object.entries(first).filter(
      ([name, value]) =>
        typeof value === 'boolean' && others.every((options) => options[name] === value),
    ),
  );
}

function watchDefaults({ compiler }: Instances): Promise<object> {
  return new Promise((resolve) => {
    const watching = compiler.watch({}, () => {
      const { watchOptions } = watching as unknown as { watchOptions: object };
      watching?.close(() => resolve(watchOptions));
    });
  });
}
