import type { AnyNode, Property, SpreadElement } from 'acorn';

/** What the constants of a file stand for. */
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
export function literalReader(code: string, names: Names): (node: AnyNode) => unknown {
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
    FunctionExpression: () => nothing,
    NewExpression: () => ({ apply: nothing }),
    Identifier(node) {
      const known = names.get(node.name);
      return known ? literalReader(code, without(names, node.name))(known) : standIn(node);
    },
  };

  const read = (node: AnyNode): unknown => {
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

  const standIn = (node: AnyNode): unknown => {
    const text = code.slice(node.start, node.end);
    const found = STAND_INS.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
    throw new Error(unknownValue(text, node));
  };

  return read;
}

function unknownValue(text: string, { loc }: AnyNode): string {
  const place = loc ? `${loc.start.line}:${loc.start.column + 1}` : 'configuration';
  return [
    `${place}: the value of ${JSON.stringify(text.slice(0, 60))} is known only when the code runs`,
    '  Fix: the value itself in its place, such as "production" or true',
  ].join('\n');
}

/** A constant that refers to itself would be read forever. */
const without = (names: Names, name: string): Names =>
  new Map([...names].filter(([each]) => each !== name));
