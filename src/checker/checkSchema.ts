import { isAbsolute } from './readValue';
import type { Member, Schema, Value } from './types';

/** What a schema has against a value. */
export type Problem =
  | { kind: 'unknown key'; path: string; member: Member; known: string[] }
  | {
      kind: 'unexpected';
      path: string;
      value: Value;
      expected: string[];
      /** Whether the key says which choice is meant, as `type: 'memory'` does. */
      isChoice?: boolean;
    }
  | { kind: 'missing key'; path: string; value: Value; name: string }
  | { kind: 'refused'; path: string; value: Value; reason: string };

type ObjectValue = Extract<Value, { kind: 'object' }>;

/** Checks values against a schema; what can't be known is taken to be right. */
export function createSchemaCheck(root: Schema) {
  const resolved = (schema: Schema): Schema => {
    const name = schema.$ref?.replace('#/definitions/', '');
    return name === undefined ? schema : resolved(root.definitions?.[name] ?? {});
  };

  function check(reference: Schema, value: Value, path: string): Problem[] {
    const schema = resolved(reference);
    if (value.kind === 'unknown') return [];
    if (value.kind === 'either') return value.values.flatMap((each) => check(schema, each, path));
    const choices = schema.anyOf ?? schema.oneOf;
    return [
      ...ownProblems(schema, value, path),
      ...(value.kind === 'object' ? checkMembers(schema, value, path) : []),
      // A regular expression has no keys that options could have.
      ...(value.kind === 'regexp' && schema.required ? [unexpected(value, path, ['object'])] : []),
      ...(value.kind === 'array' && schema.items
        ? value.items.flatMap((item) => check(schema.items!, item, `${path}[]`))
        : []),
      ...(choices
        ? fewest(
            choices.map((each) => check(each, value, path)),
            value,
            path,
          )
        : []),
      ...(schema.not && isSurely(schema.not, value) ? [refused(value, path, 'its keys')] : []),
    ];
  }

  function checkMembers(schema: Schema, value: ObjectValue, path: string): Problem[] {
    const { properties = {}, additionalProperties: others, required = [] } = schema;
    const names = new Set(value.members.map(({ name }) => name));
    const missing = value.isPartial ? [] : required.filter((name) => !names.has(name));
    return [
      ...missing.map((name): Problem => ({ kind: 'missing key', path, value, name })),
      ...value.members.flatMap((member): Problem[] => {
        const own = Object.hasOwn(properties, member.name) ? properties[member.name] : undefined;
        const isUndefined = member.value.kind === 'primitive' && member.value.value === undefined;
        if (own && isUndefined) return [];
        if (own) {
          const problems = check(own, member.value, dotted(path, member.name));
          const isChoice = required.includes(member.name) && resolved(own).enum?.length === 1;
          return isChoice ? problems.map((problem) => ({ ...problem, isChoice })) : problems;
        }
        if (others === false) {
          return [{ kind: 'unknown key', path, member, known: Object.keys(properties) }];
        }
        return typeof others === 'object' ? check(others, member.value, dotted(path, '*')) : [];
      }),
    ];
  }

  /** Whether a value surely matches, whatever its unknown parts are. */
  const isSurely = (schema: Schema, value: Value): boolean =>
    value.kind === 'object' &&
    (schema.required ?? []).every((name) =>
      value.members.some((member) => member.name === name && member.value.kind !== 'unknown'),
    ) &&
    check(schema, value, '').length === 0;

  return (value: Value, path = '', schema: Schema = root): Problem[] => check(schema, value, path);
}

export const dotted = (path: string, name: string) => (path ? `${path}.${name}` : name);

const unexpected = (value: Value, path: string, expected: string[]): Problem => ({
  kind: 'unexpected',
  path,
  value,
  expected,
});

const refused = (value: Value, path: string, reason: string): Problem => ({
  kind: 'refused',
  path,
  value,
  reason,
});

function ownProblems(schema: Schema, value: Value, path: string): Problem[] {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => hasType(value, type))) {
    return [unexpected(value, path, types)];
  }
  if (schema.enum && !isListed(schema.enum, value, schema.undefinedAsNull)) {
    return [
      unexpected(
        value,
        path,
        schema.enum.map((each) => JSON.stringify(each)),
      ),
    ];
  }
  if (schema.instanceof && !isInstance(schema.instanceof, value)) {
    return [
      unexpected(value, path, [schema.instanceof === 'Function' ? 'function' : schema.instanceof]),
    ];
  }
  const reason = reasonAgainst(schema, value);
  return reason === undefined ? [] : [refused(value, path, reason)];
}

function hasType(value: Value, type: string): boolean {
  switch (value.kind) {
    case 'text':
      return type === 'string';
    case 'boolean':
      return type === 'boolean';
    case 'regexp':
    case 'instance':
      return type === 'object';
    case 'primitive':
      return value.value === null ? type === 'null' : typeof value.value === type;
    default:
      return type === value.kind;
  }
}

function isListed(listed: readonly unknown[], value: Value, undefinedAsNull = false): boolean {
  if (value.kind === 'text') return listed.some((each) => typeof each === 'string');
  if (value.kind === 'boolean') return listed.some((each) => typeof each === 'boolean');
  if (value.kind !== 'primitive') return false;
  const own = undefinedAsNull && value.value === undefined ? null : value.value;
  return listed.includes(own);
}

function isInstance(name: string, value: Value): boolean {
  if (name === 'Function') return value.kind === 'function';
  return value.kind === (name === 'RegExp' ? 'regexp' : 'instance');
}

/** What is wrong with a value of the right type. */
function reasonAgainst(schema: Schema, value: Value): string | undefined {
  if (value.kind === 'text') return againstPath(schema, value.isAbsolute);
  if (value.kind === 'array') return againstList(schema, value);
  if (value.kind !== 'primitive') return undefined;
  const known = value.value;
  if (typeof known === 'number') {
    if (schema.minimum !== undefined && known < schema.minimum)
      return `must be ${schema.minimum} or more`;
    if (schema.maximum !== undefined && known > schema.maximum)
      return `must be ${schema.maximum} or less`;
  }
  return typeof known === 'string' ? againstString(schema, known) : undefined;
}

function againstString(schema: Schema, text: string): string | undefined {
  if (schema.minLength && text.length < schema.minLength) return 'must not be empty';
  if (schema.pattern && !new RegExp(schema.pattern).test(text)) {
    return `must match ${schema.pattern}`;
  }
  if (schema.absolutePath !== undefined && text.includes('!')) {
    return 'must not contain an exclamation mark, which separates loaders';
  }
  return againstPath(schema, isAbsolute(text));
}

function againstPath({ absolutePath }: Schema, is: boolean | undefined): string | undefined {
  if (absolutePath === undefined || is === undefined || is === absolutePath) return undefined;
  return absolutePath ? 'must be an absolute path' : 'must be a relative path';
}

function againstList(schema: Schema, { items, isPartial }: Extract<Value, { kind: 'array' }>) {
  if (schema.minItems && items.length < schema.minItems && !isPartial) return 'must not be empty';
  const known = items.flatMap((item) => (item.kind === 'primitive' ? item.value : []));
  return schema.uniqueItems && new Set(known).size < known.length
    ? 'must not have the same item twice'
    : undefined;
}

/** Of several choices, the problems of the one that was meant. */
function fewest(choices: Problem[][], value: Value, path: string): Problem[] {
  if (choices.some((problems) => problems.length === 0)) return [];
  const isAboutValue = (problem: Problem) =>
    problem.kind === 'unexpected' && problem.value === value;
  const fitting = choices.filter((problems) => !problems.some(isAboutValue));
  if (fitting.length > 0) {
    return fitting.reduce((best, next) => (weight(next) < weight(best) ? next : best));
  }
  const expected = choices
    .flat()
    .flatMap((each) => (each.kind === 'unexpected' && isAboutValue(each) ? each.expected : []));
  return [unexpected(value, path, [...new Set(expected)])];
}

/** A key that says which choice is meant counts for more than all others. */
const weight = (problems: readonly Problem[]) =>
  problems.reduce((total, problem) => total + weightOf(problem), 0);

function weightOf(problem: Problem): number {
  if (problem.kind === 'missing key') return 3;
  if (problem.kind !== 'unexpected') return 1;
  if (problem.isChoice) return 100;
  return problem.expected.length === 1 ? 5 : 1;
}
