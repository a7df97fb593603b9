import type { AnyNode, Property, SpreadElement } from 'acorn';
import { lineAndColumn } from '../../src/checker/lineAndColumn';
import { untyped } from '../../src/checker/readValue';

type Source = {
  code: string;
  /** How many characters were put in front of the code before it was parsed. */
  shift: number;
};

/** What the names of a file stand for. */
export type Names = ReadonlyMap<string, AnyNode>;

/** Values that only running the code would give, and what webpack's schema takes in their place. */
const STAND_INS: readonly (readonly [code: RegExp, value: unknown])[] = [
  [/^(?:__dirname|import\.meta\.dirname)$/, '/project'],
  [/^(?:path\.)?(?:resolve|join)\(|^fileURLToPath\(/, '/project'],
  [/^require\.resolve\(|^\w+\.loader$/, 'loader'],
  [/^undefined$/, undefined],
  [/^Infinity$/, Infinity],
];

const nothing = () => undefined;

type Readers = {
  [Type in AnyNode['type']]?: (node: Extract<AnyNode, { type: Type }>) => unknown;
};

/** Reads the values of literals; throws where only running the code would tell. */
export function literalReader(source: Source, names: Names): (node: AnyNode) => unknown {
  const readers: Readers = {
    Literal: ({ regex, value }) => (regex ? new RegExp(regex.pattern, regex.flags) : value),
    ObjectExpression: ({ properties }) => Object.fromEntries(properties.flatMap(entriesOf)),
    ArrayExpression: ({ elements }) => elements.flatMap(itemsOf),
    TemplateLiteral: ({ quasis, expressions }) =>
      quasis
        .map(({ value }, index) => [value.cooked, ...expressions.slice(index, index + 1).map(read)])
        .flat()
        .join(''),
    UnaryExpression(node) {
      if (node.operator === '-') return -Number(read(node.argument));
      return node.operator === '!' ? !read(node.argument) : standIn(node);
    },
    ArrowFunctionExpression: () => nothing,
    FunctionDeclaration: () => nothing,
    FunctionExpression: () => nothing,
    NewExpression: () => ({ apply: nothing }),
    Identifier(node) {
      const known = names.get(node.name);
      return known ? literalReader(source, without(names, node.name))(known) : standIn(node);
    },
  };

  const read = (typed: AnyNode): unknown => {
    const node = untyped(typed);
    const reader = readers[node.type] as ((node: AnyNode) => unknown) | undefined;
    return reader ? reader(node) : standIn(node);
  };

  const entriesOf = (property: Property | SpreadElement): (readonly [string, unknown])[] => {
    if (property.type === 'Property') return [[keyOf(property), read(property.value)]];
    return Object.entries(Object(read(property.argument)) as object);
  };

  const keyOf = ({ key, computed }: Property): string =>
    key.type === 'Identifier' && !computed ? key.name : String(read(key));

  const itemsOf = (item: AnyNode | null): unknown[] => {
    if (item === null) return [undefined];
    if (item.type !== 'SpreadElement') return [read(item)];
    const value = read(item.argument);
    return Array.isArray(value) ? value : [value];
  };

  const standIn = ({ start, end }: AnyNode): unknown => {
    const text = source.code.slice(start - source.shift, end - source.shift);
    const found = STAND_INS.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
    throw new Error(unknownValue(text, source, start));
  };

  return read;
}

function unknownValue(text: string, { code, shift }: Source, start: number): string {
  const { line, column } = lineAndColumn(code, start - shift);
  return [
    `${line}:${column}: the value of ${JSON.stringify(text.slice(0, 60))} is known only when the code runs`,
    '  Fix: the value itself in its place, such as "production" or true',
  ].join('\n');
}

/** A constant that refers to itself would be read forever. */
const without = (names: Names, name: string): Names =>
  new Map([...names].filter(([each]) => each !== name));
