import type { JsonSchema } from '../../../../../src/node/reference/extract/jsonSchema';
import { optionsOfSchema } from '../../../../../src/node/reference/extract/optionTree';

const SCHEMA: JsonSchema = {
  definitions: {
    Alias: {
      type: 'object',
      properties: { name: { type: 'string' }, onlyModule: { type: 'boolean' } },
      required: ['name'],
    },
    Resolve: {
      type: 'object',
      properties: { aliases: { type: 'array', items: { $ref: '#/definitions/Alias' } } },
    },
  },
  type: 'object',
  properties: {
    cache: {
      description: 'Keep finished work.',
      anyOf: [
        { enum: [false] },
        { type: 'object', properties: { type: { enum: ['memory'] } } },
        { type: 'object', properties: { type: { enum: ['disk'] }, folder: { type: 'string' } } },
      ],
    },
    loaderResolve: { $ref: '#/definitions/Resolve' },
    resolve: { $ref: '#/definitions/Resolve' },
    entry: { type: 'object', additionalProperties: { $ref: '#/definitions/Alias' } },
    css: { type: 'boolean', experimental: true, added: '5.66.0' },
    old: { type: 'boolean', deprecated: true },
  },
};

const options = optionsOfSchema(SCHEMA, { preferred: ['resolve'] });
const option = (path: string) => options.find((each) => each.path === path);

test('options are found below objects, lists and dictionaries', () => {
  expect(options.map(({ path }) => path)).toEqual([
    'cache',
    'cache.folder',
    'cache.type',
    'css',
    'entry',
    'entry.*.name',
    'entry.*.onlyModule',
    'loaderResolve',
    'old',
    'resolve',
    'resolve.aliases',
  ]);
});

test('an option that stands in several alternatives has the types of all', () => {
  expect(option('cache.type')).toMatchObject({
    type: '"memory" | "disk"',
    values: ['"memory"', '"disk"'],
  });
  expect(option('cache')).toMatchObject({
    type: 'false | object',
    description: 'Keep finished work.',
  });
});

test('what two options share is listed below the preferred one, else below the shallowest', () => {
  expect(option('loaderResolve')).toMatchObject({ sameAs: 'resolve' });
  expect(option('resolve.aliases')).toMatchObject({ sameAs: 'entry.*' });
});

test('an option has the standing that the schema gives it', () => {
  expect(option('css')).toMatchObject({ experimental: true, deprecated: false, added: '5.66.0' });
  expect(option('old')).toMatchObject({ deprecated: true, added: null });
  expect(option('entry.*.name')).toMatchObject({ required: true });
});

test('options of a package stand below its own option', () => {
  const schema: JsonSchema = { type: 'object', properties: { port: { type: 'number' } } };

  expect(optionsOfSchema(schema, { prefix: 'devServer' })).toMatchObject([
    { path: 'devServer.port', type: 'number' },
  ]);
});
