import webpack from 'webpack';
import { MODES, TARGETS } from '../../../site/buildKinds';
import { isObject } from '../../../site/isObject';
import type { DefaultValue } from '../types';
import { summarized, type Sample } from './defaultValues';
import type { SchemaOption } from './optionTree';
import { joinedRequests, resolveValues } from './resolveDefaults';
import { valueText } from './valueText';

type Configuration = Record<string, unknown>;

/** What webpack makes of a configuration in one mode for one target. */
type Applied = { mode: string; target: string; options: unknown };

/** The defaults of each option, by having webpack apply them. */
export function readDefaults(
  options: readonly SchemaOption[],
  folder: string,
): Map<string, DefaultValue[]> {
  const base = appliedIn({});
  const opened = new Map<string, Applied[]>();
  const appliedFor = (path: string): Applied[] => {
    const parent = path.split('.').slice(0, -1).join('.');
    const known = opened.get(parent);
    if (known) return known;
    const configurations = isObjectIn(base, parent) ? [] : waysToOpen(parent, options);
    const applied = [...base, ...configurations.flatMap(appliedIn)];
    opened.set(parent, applied);
    return applied;
  };
  return new Map(
    options
      .filter(({ path }) => !/[*[]/.test(path) && !GIVEN.includes(path))
      .map(({ path }) => {
        const applied = appliedFor(path);
        const [, name] = /^resolve\.(\w+)$/.exec(path) ?? [];
        return [
          path,
          name === undefined
            ? defaultsIn(applied, (configuration) => valueAt(configuration, path), folder)
            : resolveDefaults(applied, name, folder),
        ];
      }),
  );
}

/** What the configurations here set themselves. */
const GIVEN = ['mode', 'target'];

const defaultsIn = (
  applied: readonly Applied[],
  valueIn: (options: unknown) => unknown,
  folder: string,
) =>
  summarized(
    firstValues(
      applied.map(({ mode, target, options }) => ({
        mode,
        target,
        value: valueText(valueIn(options), folder),
      })),
    ),
  );

function resolveDefaults(applied: readonly Applied[], name: string, folder: string) {
  const valuesIn = (options: unknown) =>
    resolveValues(valueAt(options, 'resolve') as Record<string, unknown>, name);
  return joinedRequests({
    import: defaultsIn(applied, (options) => valuesIn(options)['import'], folder),
    require: defaultsIn(applied, (options) => valuesIn(options)['require'], folder),
  });
}

function appliedIn(configuration: Configuration): Applied[] {
  return MODES.flatMap((mode) =>
    TARGETS.map((target) => {
      const options = webpack.config.getNormalizedWebpackOptions({
        ...structuredClone(configuration),
        mode,
        target,
      });
      webpack.config.applyWebpackOptionsDefaults(options);
      return { mode, target, options };
    }),
  );
}

/** Configurations in which an option is an object, so that its parts have defaults. */
function waysToOpen(path: string, options: readonly SchemaOption[]): Configuration[] {
  const choice = options.find(
    (option) => option.path === `${path}.type` && option.values.length > 0,
  );
  const values = choice
    ? choice.values.map((value) => ({ type: JSON.parse(value) as unknown }))
    : [{}];
  return values.map(
    (value) =>
      path
        .split('.')
        .reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Configuration,
  );
}

const isObjectIn = (applied: readonly Applied[], path: string) =>
  path === '' || applied.every(({ options }) => isObject(valueAt(options, path)));

function valueAt(options: unknown, path: string): unknown {
  let value = options;
  for (const name of path.split('.')) {
    if (!isObject(value)) return undefined;
    value = value[name];
  }
  return value;
}

/** The first of several configurations that gives a value decides. */
function firstValues(samples: readonly Sample[]): Sample[] {
  const found = new Map<string, Sample>();
  for (const sample of samples) {
    const key = `${sample.mode} ${sample.target}`;
    if (found.get(key)?.value === undefined) found.set(key, sample);
  }
  return [...found.values()];
}
