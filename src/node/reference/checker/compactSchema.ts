import type { Schema } from '../../../checker/types';

const READ = [
  ...['$ref', 'type', 'enum', 'instanceof', 'pattern', 'minLength', 'absolutePath', 'minimum'],
  ...['maximum', 'minItems', 'uniqueItems', 'undefinedAsNull', 'required'],
] as const satisfies readonly (keyof Schema)[];

/** A schema with only what the check reads, and only the definitions that it needs. */
export function compactSchema(schema: Schema): Schema {
  const all = schema.definitions ?? {};
  const needed = new Map<string, Schema>();

  const compact = (each: Schema): Schema => {
    const name = each.$ref?.replace('#/definitions/', '');
    if (name !== undefined && !needed.has(name)) {
      needed.set(name, {});
      needed.set(name, compact(all[name] ?? {}));
    }
    const { properties, additionalProperties: others, items, anyOf, oneOf, not } = each;
    return {
      ...Object.fromEntries(READ.flatMap((key) => (key in each ? [[key, each[key]]] : []))),
      ...(properties && { properties: mapValues(properties, compact) }),
      ...(others !== undefined && {
        additionalProperties: typeof others === 'object' ? compact(others) : others,
      }),
      ...(items && { items: compact(items) }),
      ...(anyOf && { anyOf: anyOf.map(compact) }),
      ...(oneOf && { oneOf: oneOf.map(compact) }),
      ...(not && { not: compact(not) }),
    };
  };

  const root = compact(schema);
  return { ...root, definitions: Object.fromEntries(needed) };
}

const mapValues = <T>(values: Record<string, T>, map: (value: T) => T) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
