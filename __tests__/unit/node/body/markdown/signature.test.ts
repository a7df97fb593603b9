import { compileBody } from '../../../../../src/node/body/compileBody';
import type { Signature } from '../../../../../src/node/body/types';
import { SITE_PLACEHOLDER } from '../../../../../src/site/twins';
import { uncoloured } from '../../../../support/content';

const STATUS = { deprecated: false, experimental: false, added: null };

async function markdownOf(text: string, signature: Signature): Promise<string> {
  const { markdown } = await compileBody(
    {
      path: 'api/names.mdx',
      text,
      firstLine: 1,
      referencedData: {
        toCome: [],
        definitions: {},
        awesome: {},
        files: {},
        signatures: { name: signature },
      },
    },
    uncoloured,
  );
  return markdown.trim().replaceAll(SITE_PLACEHOLDER, 'https://site');
}

const below = async (signature: Signature) =>
  (await markdownOf('## `name`', signature)).replace('## `name`\n\n', '');

const anyDefault = { modes: [], targets: [], requests: [], nodes: [] };

test('an option has its type, defaults and status in a table', async () => {
  const signature: Signature = {
    ...STATUS,
    of: 'option',
    type: 'string | function',
    required: true,
    defaults: [
      { ...anyDefault, value: '"a"', modes: ['production'] },
      { ...anyDefault, value: '"b"', modes: ['development', 'none'] },
    ],
    experimental: true,
    added: '5.20.0',
  };
  expect(await below(signature)).toBe(
    [
      '| Type | Default | Status |',
      '| - | - | - |',
      '| `string \\| function` required | `"a"` in production, `"b"` otherwise | experimental, webpack 5.20+ |',
    ].join('\n'),
  );
});

test('defaults on older releases of Node.js come last', async () => {
  const defaults = [
    { ...anyDefault, value: 'true', nodes: ['>=22.13'] },
    { ...anyDefault, value: 'false', nodes: ['<22.13'] },
  ];
  expect(
    await below({ ...STATUS, of: 'option', type: 'boolean', required: false, defaults }),
  ).toContain('| `true`; on Node.js before 22.13: `false` |');
});

test('a hook has its kind and arguments', async () => {
  const signature: Signature = {
    ...STATUS,
    of: 'hook',
    kind: 'SyncBailHook',
    arguments: [
      { name: 'module', type: 'Module' },
      { name: 'rest', type: 'any' },
    ],
    returns: 'boolean',
  };
  expect(await below(signature)).toBe(
    '| Kind | Arguments | Returns |\n| - | - | - |\n| `SyncBailHook` | `module: Module`, `rest` | `boolean` |',
  );
});

test('each call of a method has a row', async () => {
  const signature: Signature = {
    ...STATUS,
    of: 'member',
    type: '',
    optional: false,
    isStatic: false,
    deprecated: true,
    calls: [
      { generics: '', parameters: [{ name: 'a', type: 'string' }], returns: 'void' },
      { generics: '<T>', parameters: [], returns: 'T' },
    ],
  };
  expect(await below(signature)).toBe(
    [
      '| Arguments | Returns | Status | Generics |',
      '| - | - | - | - |',
      '| `a: string` | `void` | deprecated | |',
      '| | `T` | | `<T>` |',
    ].join('\n'),
  );
});

test('a class has its members, and what uses it', async () => {
  const signature: Signature = {
    ...STATUS,
    of: 'class',
    declaration: 'class Chunk',
    parents: 'Base',
    type: '',
    path: null,
    listing: {
      description: 'Some modules.',
      page: '/api/chunk/#a',
      members: [
        { name: 'id', url: null, type: ': string', deprecated: true, isInternal: true },
        {
          name: 'size',
          url: '/api/chunk/#size',
          type: '(): number',
          deprecated: false,
          isInternal: false,
        },
      ],
      uses: [{ name: 'Compilation.chunks', url: '/api/x/' }],
    },
  };
  expect(await below(signature)).toBe(
    [
      '| Declared | Exported | Explained |\n| - | - | - |\n| `class Chunk extends Base` | no | [/api/chunk/](https://site/api/chunk/#a) |',
      'Some modules.',
      'Members:',
      '- `id: string` deprecated internal\n- [`size(): number`](https://site/api/chunk/#size)',
      'Used by: [`Compilation.chunks`](https://site/api/x/)',
    ].join('\n\n'),
  );
});

test('a row of a table has its signature at its end', async () => {
  const signature: Signature = {
    ...STATUS,
    of: 'option',
    type: 'string',
    required: false,
    defaults: [],
  };
  expect(await markdownOf('| A | B |\n| - | - |\n| `name` | Words. |', signature)).toBe(
    '| A | B |\n| - | - |\n| `name` | Words. `string` |',
  );
});

test('a call without arguments and result says nothing', async () => {
  const signature: Signature = {
    ...STATUS,
    of: 'member',
    type: '',
    optional: false,
    isStatic: false,
    calls: [{ generics: '', parameters: [], returns: '' }],
  };
  expect(await markdownOf('## `name`', signature)).toBe('## `name`');
});
