import { lookupIn, nameOfReference, type JsonSchema, type Lookup } from './jsonSchema';

/** The types that a value may have, as TypeScript would write them, with objects as `object`. */
export const typesOfSchema = (schema: JsonSchema, root: JsonSchema): string[] => [
  ...new Set(partsOf(schema, lookupIn(root))),
];

const LITERAL = /^("|-?\d|true$|false$|null$)/;

/** Those that are values: `"memory"`, `false`. */
export const literalsOf = (types: readonly string[]) => types.filter((type) => LITERAL.test(type));

/** All of them as one type. Both truth values together are a boolean. */
export function joinedType(types: readonly string[]): string {
  const isBoolean =
    types.includes('boolean') || (types.includes('true') && types.includes('false'));
  const others = types.filter((type) => !isBoolean || !/^(true|false|boolean)$/.test(type));
  const isString = others.includes('string');
  const kept = others.filter((type) => !isString || type !== '""');
  return [...(isBoolean ? ['boolean'] : []), ...kept].join(' | ') || 'any';
}

function partsOf(schema: JsonSchema, lookup: Lookup): string[] {
  const name = nameOfReference(schema);
  if (name !== undefined && isRecursive(schema, lookup)) {
    const { type, items } = lookup.resolve(schema);
    return type === 'array' ? [listOf(items ?? {}, lookup)] : [name];
  }
  const resolved = lookup.resolve(schema);
  const nested = resolved.anyOf ?? resolved.oneOf ?? resolved.allOf;
  if (nested) return nested.flatMap((each) => partsOf(each, lookup));
  if (resolved.enum) return resolved.enum.map((value) => JSON.stringify(value));
  if (resolved.instanceof) return [instanceText(resolved)];
  const types = resolved.type === undefined ? [] : [resolved.type].flat();
  if (types.length > 0) return types.map((type) => plainType(type, resolved, lookup));
  if (resolved.properties) return ['object'];
  return [readableType(resolved) ?? 'any'];
}

/** Whether one needs the definition itself to write it out; objects are not written out. */
function isRecursive(schema: JsonSchema, lookup: Lookup): boolean {
  const target = lookup.resolve(schema);
  const seen = new Set<JsonSchema>();
  const leadsBack = (from: JsonSchema): boolean =>
    [...(from.anyOf ?? from.oneOf ?? from.allOf ?? []), ...(from.items ? [from.items] : [])]
      .map(lookup.resolve)
      .some((next) => {
        if (next === target) return true;
        if (seen.has(next)) return false;
        seen.add(next);
        return leadsBack(next);
      });
  return leadsBack(target);
}

function plainType(type: string, schema: JsonSchema, lookup: Lookup): string {
  if (type === 'array') return listOf(schema.items ?? {}, lookup);
  return type === 'integer' ? 'number' : type;
}

function listOf(items: JsonSchema, lookup: Lookup): string {
  const type = joinedType([...new Set(partsOf(items, lookup))]);
  return type.includes(' ') ? `(${type})[]` : `${type}[]`;
}

const readableType = ({ tsType }: JsonSchema) => (tsType?.includes('import(') ? undefined : tsType);

const instanceText = (schema: JsonSchema) =>
  schema.instanceof === 'Function'
    ? (readableType(schema) ?? 'function')
    : (schema.instanceof ?? 'any');
