import type { JsonSchema } from '../../../../../src/node/reference/extract/jsonSchema';
import { joinedType, typesOfSchema } from '../../../../../src/node/reference/extract/typeText';

const ROOT: JsonSchema = {
  definitions: {
    Condition: {
      anyOf: [{ instanceof: 'RegExp' }, { type: 'string' }, { $ref: '#/definitions/Conditions' }],
    },
    Conditions: { type: 'array', items: { $ref: '#/definitions/Condition' } },
  },
};

const typeOf = (schema: JsonSchema) => joinedType(typesOfSchema(schema, ROOT));

test.each<[JsonSchema, string]>([
  [{ type: 'string', absolutePath: true }, 'string'],
  [{ enum: ['a', false, 1] }, '"a" | false | 1'],
  [{ anyOf: [{ enum: [false] }, { enum: [true] }, { type: 'number' }] }, 'boolean | number'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [
    { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'object' }] } },
    '(string | object)[]',
  ],
  [{ instanceof: 'Function', tsType: '(name: string) => boolean' }, '(name: string) => boolean'],
  [{ instanceof: 'Function', tsType: "import('../lib/X').Fn" }, 'function'],
  [{ properties: { name: { type: 'string' } } }, 'object'],
  [{}, 'any'],
])('a schema becomes a type that one can read: case %#', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

test('a type that needs itself is named', () => {
  expect(
    typeOf({ anyOf: [{ $ref: '#/definitions/Condition' }, { $ref: '#/definitions/Conditions' }] }),
  ).toBe('Condition | Condition[]');
});
