import DevServer from 'webpack-dev-server';
import type { DefaultValue, ReferenceOption } from '../types';
import type { Instances } from './build';
import { readDefaults } from './defaults';
import type { JsonSchema } from './jsonSchema';
import { optionsOfSchema, type SchemaOption } from './optionTree';
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
  const applied = readDefaults(options, folder);
  const elsewhere = new Map([
    ...valuesAt(options, 'stats', statsDefaults(instances), folder),
    ...valuesAt(options, 'devServer', await devServerDefaults(instances), folder),
  ]);
  return options.map((option) => ({
    ...option,
    defaults: elsewhere.get(option.path) ?? defaultsOf(option, applied.get(option.path) ?? []),
  }));
}

/** An empty object is what stands there for its parts, whose defaults say more. */
const defaultsOf = ({ type }: SchemaOption, defaults: DefaultValue[]) =>
  type === 'object' ? defaults.filter(({ value }) => !value.startsWith('{')) : defaults;

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
    return value === undefined ? [] : [[path, [{ value, modes: [], targets: [] }]]];
  });
}

/** What is printed when nobody asks for more or less. */
const statsDefaults = ({ compilation }: Instances): object =>
  compilation.createStatsOptions(undefined, { forToString: true });

async function devServerDefaults({ compiler }: Instances): Promise<object> {
  const server = new DevServer({}, compiler) as unknown as {
    options: object;
    normalizeOptions: () => Promise<void>;
  };
  await server.normalizeOptions();
  return server.options;
}
