import { declarationsOf } from '../../../../../src/node/reference/extract/declarations';
import {
  declaredHooks,
  declaredStaticHooks,
  hooksOf,
} from '../../../../../src/node/reference/extract/hooks';
import { magicCommentsIn } from '../../../../../src/node/reference/extract/magicComments';
import { readModuleVariables } from '../../../../../src/node/reference/extract/moduleVariables';
import { readStatsFields } from '../../../../../src/node/reference/extract/statsFields';

const DECLARATIONS = declarationsOf(`
  declare class Oven {
    hooks: Readonly<{
      /** Before the bread goes in. @since 5.67.0 */
      heat: SyncBailHook<[Bread, number], boolean | void>;
      bake: AsyncSeriesHook<[Bread]>;
      byFlour: HookMap<SyncHook<[string]>>;
    }>;
    static getCompilationHooks: (compilation: Compilation) => OvenHooks;
  }
  declare interface OvenHooks { cool: SyncHook<[]> }
  declare interface KnownStatsAsset {
    /** Of the file. */
    name: string;
    size?: number;
  }
`);

// As those of tapable look from outside.
class SyncBailHook {
  constructor(readonly _args: string[]) {}
}
class AsyncSeriesHook extends SyncBailHook {}
class SyncHook extends SyncBailHook {}
class HookMap {
  constructor(readonly factory: () => object) {}
  for() {
    return this.factory();
  }
}

const ovenHooks = hooksOf({
  owner: 'Oven',
  hooks: {
    heat: new SyncBailHook(['bread', 'degrees']),
    bake: new AsyncSeriesHook(['bread']),
    byFlour: new HookMap(() => new SyncHook(['kind'])),
  },
  declared: declaredHooks('Oven', DECLARATIONS),
});

test('a hook has its kind and the names of its arguments from life, the types from declarations', () => {
  expect(ovenHooks[0]).toEqual({
    owner: 'Oven',
    name: 'heat',
    kind: 'SyncBailHook',
    arguments: [
      { name: 'bread', type: 'Bread' },
      { name: 'degrees', type: 'number' },
    ],
    returns: 'boolean | void',
    description: 'Before the bread goes in.',
    deprecated: false,
    added: '5.67.0',
  });
});

test('a map of hooks says of what', () => {
  expect(ovenHooks[2]).toMatchObject({
    kind: 'HookMap<SyncHook>',
    arguments: [{ name: 'kind', type: 'string' }],
  });
});

test('a hook that stands in for another is deprecated', () => {
  const [hook] = hooksOf({ owner: 'Oven', hooks: { heat: {} }, declared: [] });

  expect(hook).toMatchObject({ deprecated: true });
});

test('static methods hand out hooks as well', () => {
  const declared = declaredStaticHooks('Oven', 'getCompilationHooks', DECLARATIONS);

  expect(declared.map(({ name }) => name)).toEqual(['cool']);
});

test('fields of the stats are those that the declarations know', () => {
  expect(readStatsFields(DECLARATIONS)).toEqual([
    {
      owner: 'StatsAsset',
      name: 'name',
      type: 'string',
      optional: false,
      description: 'Of the file.',
    },
    { owner: 'StatsAsset', name: 'size', type: 'number', optional: true, description: '' },
  ]);
});

test('variables are what the parser replaces and what the declarations type', () => {
  const parser = {
    hooks: {
      expression: {
        _map: new Map([
          ['__webpack_hash__', 1],
          ['this', 1],
        ]),
      },
      call: { _map: new Map([['require.context', 1]]) },
    },
  };
  const declared = declarationsOf(`
    /** Of this build. */
    declare const __webpack_hash__: string;
    declare namespace NodeJS { interface Require { context(request: string): Context } }
  `);

  expect(readModuleVariables(parser, declared)).toEqual([
    { name: '__webpack_hash__', type: 'string', description: 'Of this build.', isMethod: false },
    {
      name: 'require.context',
      type: '(request: string) => Context',
      description: '',
      isMethod: true,
    },
  ]);
});

test('magic comments are found where they are read', () => {
  const files = [
    { name: 'CssParser', text: 'if (options.webpackIgnore) {} else if (options.other) {}' },
    {
      name: 'ImportParserPlugin',
      text: 'importOptions.webpackIgnore; `\\`webpackIgnore\\` expected a boolean, but received: ${x}`',
    },
    { name: 'Unrelated', text: 'options.webpackAST' },
  ];

  expect(magicCommentsIn(files)).toEqual([
    { name: 'webpackIgnore', expects: ['boolean'], places: ['CSS', 'import()'] },
  ]);
});
