import { isParsed, parse } from './parse';
import { alternatives, readValue } from './readValue';
import { readScope } from './scope';
import type { KnownDefault, Member, Value } from './types';

/** The modes and targets of a configuration; undefined if it doesn't say. */
export type Environment = { modes?: string[] | undefined; targets?: string[] | undefined };

/** Options that change the defaults of others. */
const CHANGES_DEFAULTS = /^(?:experiments|extends|output\.(?:module|library\w*))$/;

/** Targets whose defaults are known. The versions of others change them: `['web', 'es5']`. */
const KNOWN_TARGET = /^(?:web|webworker|node|electron-main|electron-renderer)$/;

/** In which environment a configuration is used; undefined if its defaults can't be known. */
export function environmentOf(config: Value): Environment | undefined {
  const members = membersOf(config);
  const output = members.find(({ name }) => name === 'output');
  const names = [
    ...members.map(({ name }) => name),
    ...(output ? membersOf(output.value) : []).map(({ name }) => `output.${name}`),
  ];
  if (names.some((name) => CHANGES_DEFAULTS.test(name))) return undefined;
  const targets = textsOf(members, 'target');
  if (names.includes('target') && !targets?.every((each) => KNOWN_TARGET.test(each))) {
    return undefined;
  }
  return { modes: textsOf(members, 'mode'), targets };
}

const membersOf = (value: Value): Member[] =>
  alternatives(value).flatMap((each) => (each.kind === 'object' ? each.members : []));

function textsOf(members: readonly Member[], name: string): string[] | undefined {
  const member = members.find((each) => each.name === name);
  const values = member ? alternatives(member.value) : [];
  const texts = values.flatMap((value) =>
    value.kind === 'primitive' && typeof value.value === 'string' ? value.value : [],
  );
  return texts.length > 0 && texts.length === values.length ? texts : undefined;
}

const isIn = (limits: readonly string[] | undefined, known: readonly string[] | undefined) =>
  limits === undefined || (known?.every((each) => limits.includes(each)) ?? false);

/** Whether an option gets this value if it isn't set. */
export const isDefault = (
  value: Value,
  defaults: readonly KnownDefault[],
  environment: Environment,
): boolean =>
  defaults.some(
    (each) =>
      isIn(each.modes, environment.modes) &&
      isIn(each.targets, environment.targets) &&
      isSame(value, written(each.value)),
  );

const read = new Map<string, Value>();

/** A default as a value. */
function written(text: string): Value {
  const known = read.get(text) ?? readDefault(text);
  read.set(text, known);
  return known;
}

function readDefault(text: string): Value {
  const unknown: Value = { start: 0, end: 0, kind: 'unknown' };
  const parsed = parse(text, 'expression');
  if (!isParsed(parsed)) return unknown;
  const { program, shift } = parsed;
  const [statement] = program.body;
  return statement?.type === 'ExpressionStatement' &&
    statement.expression.type === 'AssignmentExpression'
    ? readValue(statement.expression.right, { scope: readScope(program), shift })
    : unknown;
}

/** Whether two values are surely the same. */
function isSame(one: Value, other: Value): boolean {
  if (one.kind === 'primitive' && other.kind === 'primitive') return one.value === other.value;
  if (one.kind === 'array' && other.kind === 'array') {
    return (
      !one.isPartial &&
      one.items.length === other.items.length &&
      one.items.every((item, index) => isSame(item, other.items[index]!))
    );
  }
  if (one.kind !== 'object' || other.kind !== 'object' || one.isPartial) return false;
  return (
    one.members.length === other.members.length &&
    one.members.every((member) => {
      const same = other.members.find(({ name }) => name === member.name);
      return same !== undefined && isSame(member.value, same.value);
    })
  );
}
