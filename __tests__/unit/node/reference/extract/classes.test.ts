import { readClasses } from '../../../../../src/node/reference/extract/classes';
import { declarationsOf } from '../../../../../src/node/reference/extract/declarations';

const TYPES = `
declare class Compilation extends Base<Chunk> {
  constructor(compiler: Compiler);
  /**
   * Emits a file.
   * @since 4.40.0
   */
  emitAsset(file: string, source: SourceLib, info?: AssetInfo): void;
  find<T>(name: string): T;
  find<T>(name: string, ...rest: string[]): T[];
  create(__0: CreateOptions): void;
  hooks: Readonly<{ ${Array.from({ length: 40 }, (_, index) => `hook${index}: SyncHook<[]>;`).join(' ')} }>;
  readonly name?: string;
  get size(): number;
  static STAGE: -100;
  /** @deprecated */
  old(): void;
  _hidden: boolean;
  /** @private */
  secret: boolean;
  [Symbol.iterator](): Iterator<Chunk>;
}
declare interface AssetInfo { size?: number; [key: string]: any; }
declare interface CreateOptions { name: string }
declare class SourceLib { source(): string }
declare class ParserOne {}
declare class ParserTwo {}
declare interface Unreached {}
declare abstract class Chunk {}
declare namespace exports {
  export const version: string;
  export namespace util {
    export let compare: <T>(a: T, b: T) => 0 | 1;
    export function match(map: object): boolean;
    export namespace match { export let fromLists: (items: string[]) => boolean; }
    export { LazySet };
  }
  export namespace css { export { ParserOne as Parser }; }
  export namespace html { export { ParserTwo as Parser }; }
  export namespace sources { export { SourceLib as Source }; }
  export type Callback = (error?: Error) => void;
  export {
    Compilation,
    /** @deprecated use \`sources.Source\` */ SourceLib as OldSource
  };
}
declare class LazySet {}
`;

const classes = readClasses(declarationsOf(TYPES));
const find = (name: string) => classes.find((each) => each.name === name);
const member = (name: string) => find('Compilation')?.members.find((each) => each.name === name);

test('what webpack exports is there, and what a documented class names; the rest is not', () => {
  expect(classes.map(({ name }) => name)).toEqual([
    'AssetInfo',
    'Callback',
    'Chunk',
    'Compilation',
    'CreateOptions',
    'LazySet',
    'ParserOne',
    'ParserTwo',
    'Source',
    'webpack.sources',
    'webpack.util',
  ]);
});

test('a declaration has the name of its best export, unless two are called the same', () => {
  expect(find('Source')).toMatchObject({ path: 'webpack.sources.Source', deprecated: false });
  expect(find('ParserOne')).toMatchObject({ path: 'webpack.css.Parser' });
  expect(find('Chunk')).toMatchObject({ path: null, kind: 'abstract class' });
  expect(find('Callback')).toMatchObject({ kind: 'type', type: '(error?: Error) => void' });
  expect(find('Compilation')).toMatchObject({ kind: 'class', extends: ['Base<Chunk>'] });
});

test('a method has its parameters under public names, and what it returns', () => {
  expect(member('emitAsset')).toMatchObject({
    kind: 'method',
    description: 'Emits a file.',
    added: '4.40.0',
    signatures: [
      {
        generics: '',
        parameters: [
          { name: 'file', type: 'string' },
          { name: 'source', type: 'Source' },
          { name: 'info?', type: 'AssetInfo' },
        ],
        returns: 'void',
      },
    ],
  });
  expect(member('create')?.signatures[0]?.parameters).toEqual([
    { name: 'options', type: 'CreateOptions' },
  ]);
});

test('overloads are one member', () => {
  expect(member('find')?.signatures).toEqual([
    { generics: '<T>', parameters: [{ name: 'name', type: 'string' }], returns: 'T' },
    {
      generics: '<T>',
      parameters: [
        { name: 'name', type: 'string' },
        { name: '...rest', type: 'string[]' },
      ],
      returns: 'T[]',
    },
  ]);
});

test('properties, getters and statics are told apart, and long objects are cut', () => {
  expect(member('name')).toMatchObject({ kind: 'property', type: 'string', optional: true });
  expect(member('size')).toMatchObject({ kind: 'getter', type: 'number' });
  expect(member('STAGE')).toMatchObject({ type: '-100', isStatic: true });
  expect(member('hooks')).toMatchObject({ type: 'Readonly<{ … }>' });
});

test('internal and deprecated members are marked', () => {
  const members = find('Compilation')?.members ?? [];

  expect(members.filter(({ isInternal }) => isInternal).map(({ name }) => name)).toEqual([
    '_hidden',
    'secret',
  ]);
  expect(members.filter(({ deprecated }) => deprecated).map(({ name }) => name)).toEqual(['old']);
});

test('a namespace has what it exports as members', () => {
  expect(find('webpack.util')?.members).toMatchObject([
    { name: 'compare', kind: 'method', signatures: [{ generics: '<T>', returns: '0 | 1' }] },
    { name: 'match', kind: 'method', signatures: [{ returns: 'boolean' }] },
    { name: 'match.fromLists', kind: 'method', signatures: [{ returns: 'boolean' }] },
    { name: 'LazySet', kind: 'property', type: 'typeof LazySet' },
  ]);
});
