import { kindsOf } from '../../../../src/node/reference/valueKinds';
import { readReference } from '../../../../src/node/reference/reference';

test.each([
  ['boolean', ['boolean']],
  ['"memory" | "filesystem"', ['string']],
  ['true | false | "warn"', ['boolean', 'string']],
  ['false | 0 | "" | null | object', ['boolean', 'number', 'string', 'null', 'object']],
  ['(string | Buffer)[] | string', ['array', 'string']],
  ['"a | b" | RegExp', ['string', 'RegExp']],
  ['string | ((comment: string) => boolean)', ['string', 'function']],
  ['((comment: string) => boolean) | string[] | null', ['function', 'array', 'null']],
  ['(request: string | number) => string | undefined', ['function']],
  ['RuleSetCondition | RuleSetCondition[]', ['RuleSetCondition', 'array']],
  ['{ value: string, line: number }', ['object']],
  ['', []],
])('%s allows %j', (type, kinds) => {
  expect(kindsOf(type)).toEqual(kinds);
});

test('every option of the installed release has kinds that are single words', () => {
  const kinds = new Set(readReference().options.flatMap(({ type }) => kindsOf(type)));
  expect([...kinds].filter((kind) => /["|()[\]]/.test(kind))).toEqual([]);
  expect(kinds.size).toBeLessThan(25);
});
