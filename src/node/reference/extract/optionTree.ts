import { lookupIn, type JsonSchema, type Lookup } from './jsonSchema';
import { joinedType, literalsOf, typesOfSchema } from './typeText';

/** An option as a schema describes it. */
export type SchemaOption = {
  /** `output.filename`; `[]` stands for an item of a list, `*` for a name of one's choice. */
  path: string;
  type: string;
  /** The values it lists, as one writes them. */
  values: string[];
  description: string;
  required: boolean;
  deprecated: boolean;
  experimental: boolean;
  added: string | null;
  /** The option whose parts this one shares, so that they are listed once. */
  sameAs: string | null;
};

type Described = Omit<SchemaOption, 'type' | 'values'> & { types: string[] };
type Task = { path: string; schema: JsonSchema; required: boolean };

/**
 * Every option of a schema. What several options share is listed below the first of `preferred`,
 * else below the shallowest.
 */
export function optionsOfSchema(
  root: JsonSchema,
  { prefix = '', preferred = [] }: { prefix?: string; preferred?: readonly string[] } = {},
): SchemaOption[] {
  const lookup = lookupIn(root);
  const owners = new Map<JsonSchema, string>();
  const options: Described[] = [];
  const rank = ({ path }: Task) => {
    const found = preferred.indexOf(path);
    return found < 0 ? preferred.length : found;
  };

  let level = childrenOf(root, prefix, lookup);
  while (level.length > 0) {
    const next: Task[] = [];
    for (const task of [...level].sort((a, b) => rank(a) - rank(b))) {
      const parts = partsOf(task, lookup);
      const owner = parts.map(({ schema }) => owners.get(schema)).find((path) => path);
      const own = parts.filter(({ schema }) => !owners.has(schema));
      own.forEach(({ schema, path }) => owners.set(schema, path));
      options.push({ ...describe(task, root, lookup), sameAs: owner ?? null });
      next.push(...own.flatMap(({ schema, path }) => childrenOf(schema, path, lookup)));
    }
    level = next;
  }
  return merged(options).sort((a, b) => (a.path < b.path ? -1 : 1));
}

function childrenOf(schema: JsonSchema, path: string, lookup: Lookup): Task[] {
  const required = schema.required ?? [];
  return lookup.alternatives(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([name, child]) => ({
      path: path === '' ? name : `${path}.${name}`,
      schema: child,
      required: required.includes(name),
    })),
  );
}

/** The objects that a value consists of, with the path to each: lists and dictionaries are open. */
function partsOf({ path, schema }: Task, lookup: Lookup): { path: string; schema: JsonSchema }[] {
  const found: { path: string; schema: JsonSchema }[] = [];
  const seen = new Set<JsonSchema>();
  const enter = (each: JsonSchema, at: string) => {
    for (const part of lookup.alternatives(each)) {
      if (seen.has(part)) continue;
      seen.add(part);
      if (part.items) enter(part.items, `${at}[]`);
      if (part.properties) found.push({ path: at, schema: part });
      if (typeof part.additionalProperties === 'object') {
        enter(part.additionalProperties, `${at}.*`);
      }
    }
  };
  enter(schema, path);
  return found;
}

function describe(
  { path, schema, required }: Task,
  root: JsonSchema,
  lookup: Lookup,
): Omit<Described, 'sameAs'> {
  const resolved = lookup.resolve(schema);
  const own = { ...resolved, ...schema };
  return {
    path,
    types: typesOfSchema(schema, root),
    description: own.description ?? '',
    required,
    deprecated: own.deprecated ?? false,
    experimental: own.experimental ?? false,
    added: own.added ?? null,
  };
}

/** An option that stands in several alternatives is one option with all their types. */
function merged(options: readonly Described[]): SchemaOption[] {
  const byPath = new Map<string, Described>();
  for (const option of options) {
    const first = byPath.get(option.path);
    byPath.set(option.path, first ? joined(first, option) : option);
  }
  return [...byPath.values()].map(({ types, ...option }) => ({
    ...option,
    type: joinedType(types),
    values: literalsOf(types),
  }));
}

const joined = (first: Described, second: Described): Described => ({
  ...first,
  types: [...new Set([...first.types, ...second.types])],
  required: first.required && second.required,
});
