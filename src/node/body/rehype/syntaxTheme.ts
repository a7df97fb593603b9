import type { ThemeRegistration } from 'shiki';

/**
 * One theme for both colour schemes: a scope gets the name of a class, and the stylesheet gives
 * that class its colour (`.code .k` in code.css). Code is tokenized once.
 */
const CLASSES: Record<string, string[]> = {
  // keyword
  k: [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'variable.language',
    'entity.other.keyframe-offset',
    'punctuation.definition.heading',
    'markup.heading',
  ],
  // string
  s: [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'constant.other.symbol',
    'markup.inserted',
  ],
  // number and other constants
  n: ['constant', 'keyword.other.unit', 'support.constant', 'constant.other.color'],
  // comment
  c: ['comment', 'punctuation.definition.comment'],
  // function
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name',
    'entity.name.command',
  ],
  // type and tag
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.class',
    'entity.name.tag',
  ],
  // property
  p: [
    'meta.object-literal.key',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'entity.other.attribute-name',
    'variable.parameter',
  ],
};
const PLAIN_SCOPES = [
  'keyword.operator',
  'punctuation',
  'meta.brace',
  'meta.template.expression',
  'storage.type.function.arrow',
];

const colors = Object.keys(CLASSES).map((name, index) => [name, `#00000${index + 1}`] as const);

export const PLAIN = '#000000';

export const classOfColor: ReadonlyMap<string, string> = new Map(
  colors.map(([name, color]) => [color, name]),
);

export const syntaxTheme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN } },
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } },
    ...colors.map(([name, foreground]) => ({
      scope: CLASSES[name] ?? [],
      settings: { foreground },
    })),
  ],
};
