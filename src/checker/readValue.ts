import type {
  AnyNode,
  ArrayExpression,
  CallExpression,
  LogicalExpression,
  ObjectExpression,
  Property,
  UnaryExpression,
} from 'acorn';
import type { Scope } from './scope';
import type { Member, Origin, Range, Value } from './types';

/** Where values are read. */
export type Reading = {
  scope: Scope;
  /** How many characters were put in front of the text. */
  shift: number;
  /** The names that lead here: a name that leads to itself is not known. */
  open?: readonly string[];
};

export const rangeOf = ({ start, end }: Range, { shift }: Pick<Reading, 'shift'>): Range => ({
  start: start - shift,
  end: end - shift,
});

/** Expressions that only tell TypeScript about the one inside. */
const TYPED = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
]);

/** The expression inside type annotations. */
export function untyped(node: AnyNode): AnyNode {
  return TYPED.has(node.type)
    ? untyped((node as unknown as { expression: AnyNode }).expression)
    : node;
}

const COMPARISONS = /^(?:[=!]==?|[<>]=?|in|instanceof)$/;

/** As much of a value as its text tells. */
export function readValue(typed: AnyNode, reading: Reading): Value {
  const node = untyped(typed);
  const range = rangeOf(node, reading);
  switch (node.type) {
    case 'ObjectExpression':
      return readObject(node, reading);
    case 'ArrayExpression':
      return readArray(node, reading);
    case 'Literal':
      if ('regex' in node && node.regex) return { ...range, kind: 'regexp' };
      if (typeof node.value === 'bigint') return { ...range, kind: 'unknown' };
      return { ...range, kind: 'primitive', value: node.value as string };
    case 'TemplateLiteral': {
      const [first] = node.quasis;
      const text = first?.value.cooked ?? '';
      if (node.expressions.length === 0) return { ...range, kind: 'primitive', value: text };
      return { ...range, kind: 'text', isAbsolute: text === '' ? undefined : isAbsolute(text) };
    }
    case 'UnaryExpression':
      return readUnary(node, reading);
    case 'BinaryExpression':
      if (COMPARISONS.test(node.operator)) return { ...range, kind: 'boolean' };
      if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') break;
      return joined(readValue(node.left, reading), readValue(node.right, reading), range);
    case 'LogicalExpression':
      return readLogical(node, reading);
    case 'ConditionalExpression':
      return either([node.consequent, node.alternate], reading, range);
    case 'Identifier':
      return readName(node.name, range, reading);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return { ...range, kind: 'function', parameters: node.params.length };
    case 'ClassDeclaration':
    case 'ClassExpression':
      return { ...range, kind: 'function', parameters: 0 };
    case 'NewExpression': {
      const origin = originOf(node.callee, reading);
      if (origin?.name === 'RegExp') return { ...range, kind: 'regexp' };
      if (!origin) break;
      const values = node.arguments.map((each) => readValue(each, reading));
      return { ...range, kind: 'instance', origin, arguments: values };
    }
    case 'CallExpression':
      return readCall(node, reading);
    default:
  }
  return { ...range, kind: 'unknown' };
}

export const isAbsolute = (path: string) => /^(?:[A-Za-z]:[\\/]|\\\\|\/)/.test(path);

function either(nodes: readonly AnyNode[], reading: Reading, range: Range): Value {
  return { ...range, kind: 'either', values: nodes.map((each) => readValue(each, reading)) };
}

function joined(left: Value, right: Value, range: Range): Value {
  const texts = [left, right].map((each) =>
    each.kind === 'primitive' && typeof each.value === 'string' ? each.value : undefined,
  );
  if (texts.every((text) => text !== undefined)) {
    return { ...range, kind: 'primitive', value: texts.join('') };
  }
  const isText = [left, right].some(
    (each, index) => each.kind === 'text' || texts[index] !== undefined,
  );
  if (!isText) return { ...range, kind: 'unknown' };
  if (left.kind === 'text') return { ...range, kind: 'text', isAbsolute: left.isAbsolute };
  return {
    ...range,
    kind: 'text',
    isAbsolute: texts[0] ? isAbsolute(texts[0]) : undefined,
  };
}

function readUnary(node: UnaryExpression, reading: Reading): Value {
  const range = rangeOf(node, reading);
  const value = readValue(node.argument, reading);
  const known = value.kind === 'primitive' ? value.value : undefined;
  if (node.operator === 'void') return { ...range, kind: 'primitive', value: undefined };
  if (node.operator === 'typeof') return { ...range, kind: 'text', isAbsolute: false };
  if (node.operator === '!') {
    return value.kind === 'primitive'
      ? { ...range, kind: 'primitive', value: !known }
      : { ...range, kind: 'boolean' };
  }
  return node.operator === '-' && typeof known === 'number'
    ? { ...range, kind: 'primitive', value: -known }
    : { ...range, kind: 'unknown' };
}

/** `isProduction && new Plugin()` is the plugin, or what the condition is when it fails. */
function readLogical({ left, right, operator }: LogicalExpression, reading: Reading): Value {
  const first = readValue(left, reading);
  const range = rangeOf({ start: left.start, end: right.end }, reading);
  const falsy: Value =
    first.kind === 'boolean'
      ? { ...range, kind: 'primitive', value: false }
      : { ...range, kind: 'unknown' };
  const values = [operator === '&&' ? falsy : first, readValue(right, reading)];
  return { ...range, kind: 'either', values };
}

function readName(name: string, range: Range, reading: Reading): Value {
  if (name === 'undefined') return { ...range, kind: 'primitive', value: undefined };
  if (name === '__dirname' || name === '__filename') {
    return { ...range, kind: 'text', isAbsolute: true };
  }
  const { scope, open = [] } = reading;
  const node = scope.values.get(name);
  if (!node || open.includes(name)) return { ...range, kind: 'unknown' };
  return readValue(node, { ...reading, open: [...open, name] });
}

function readObject(node: ObjectExpression, reading: Reading): Value {
  const members = new Map<string, Member>();
  let isPartial = false;
  for (const each of node.properties) {
    if (each.type === 'SpreadElement') {
      for (const value of alternatives(readValue(each.argument, reading))) {
        if (value.kind === 'object') value.members.forEach((one) => members.set(one.name, one));
        if (value.kind !== 'object' || value.isPartial) isPartial = true;
      }
      if (untyped(each.argument).type !== 'ObjectExpression') isPartial = true;
      continue;
    }
    const name = keyName(each, reading);
    if (name === undefined) isPartial = true;
    else members.set(name, memberOf(name, each, reading));
  }
  const range = rangeOf(node, reading);
  return { ...range, kind: 'object', members: [...members.values()], isPartial };
}

const memberOf = (name: string, { key, value, kind }: Property, reading: Reading): Member => ({
  name,
  key: rangeOf(key, reading),
  value:
    kind === 'init' ? readValue(value, reading) : { ...rangeOf(value, reading), kind: 'unknown' },
});

function keyName({ key, computed }: Property, reading: Reading): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  const value = readValue(key, reading);
  return value.kind === 'primitive' ? String(value.value) : undefined;
}

function readArray({ elements, ...node }: ArrayExpression, reading: Reading): Value {
  const items: Value[] = [];
  let isPartial = false;
  for (const each of elements) {
    if (each?.type === 'SpreadElement') {
      for (const value of alternatives(readValue(each.argument, reading))) {
        if (value.kind === 'array') items.push(...value.items);
      }
      isPartial = true;
    } else if (each) items.push(readValue(each, reading));
  }
  return { ...rangeOf(node, reading), kind: 'array', items, isPartial };
}

/** The values that a value may be. */
export const alternatives = (value: Value): Value[] =>
  value.kind === 'either' ? value.values.flatMap(alternatives) : [value];

/** `webpack.optimize.DedupePlugin` */
export function dottedName(typed: AnyNode): string | undefined {
  const node = untyped(typed);
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = dottedName(node.object);
  return object && node.property.type === 'Identifier'
    ? `${object}.${node.property.name}`
    : undefined;
}

/** Where a class comes from, under the name that its package gives it. */
export function originOf(node: AnyNode, { scope }: Reading): Origin | undefined {
  const written = dottedName(node);
  if (written === undefined) return undefined;
  const [first = '', ...rest] = written.split('.');
  const source = scope.packages.get(first);
  if (!source) return scope.values.has(first) ? undefined : { name: written };
  const { from, imported } = source;
  const start = from === 'webpack' ? ['webpack', ...(imported ? [imported] : [])] : [first];
  return { name: [...start, ...rest].join('.'), from };
}

const ABSOLUTE = /^(?:path\.(?:posix\.|win32\.)?resolve|resolve|fileURLToPath|process\.cwd)$/;
const TEXT = /^(?:path\.\w+|join|JSON\.stringify|String|fs\.readFileSync)$/;

/** What a call returns, if its name says. */
function readCall(node: CallExpression, reading: Reading): Value {
  const range = rangeOf(node, reading);
  const name = dottedName(node.callee) ?? '';
  const values = () => node.arguments.map((each) => readValue(each, reading));
  if (name === 'require.resolve') return { ...range, kind: 'text', isAbsolute: undefined };
  if (ABSOLUTE.test(name)) return { ...range, kind: 'text', isAbsolute: true };
  if (TEXT.test(name)) {
    const [first] = name === 'path.join' || name === 'join' ? values() : [];
    const isKnown = first?.kind === 'text' ? first.isAbsolute : undefined;
    return { ...range, kind: 'text', isAbsolute: isKnown };
  }
  if (/^(?:Boolean|\w+\.existsSync)$/.test(name)) return { ...range, kind: 'boolean' };
  const filtered =
    node.callee.type === 'MemberExpression' ? listOf(node.callee, reading) : undefined;
  return filtered ? { ...filtered, isPartial: true } : { ...range, kind: 'unknown' };
}

/** The list in `[…].filter(Boolean)` */
function listOf(callee: AnyNode & { type: 'MemberExpression' }, reading: Reading) {
  const isList =
    callee.property.type === 'Identifier' && /^(?:filter|concat)$/.test(callee.property.name);
  if (!isList || callee.object.type === 'Super') return undefined;
  const value = readValue(callee.object, reading);
  return value.kind === 'array' ? value : undefined;
}
