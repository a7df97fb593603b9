import { readReference } from '../../../../src/node/reference/reference';
import { signaturesFor } from '../../../../src/node/reference/signatures';

const on = (url: string, ...titles: string[]) => signaturesFor(url, titles, readReference());

test('a heading of a configuration page is found by the path of its option', () => {
  const found = on('/configuration/output/', 'output.filename', 'output.nothing');

  expect(Object.keys(found)).toEqual(['output.filename']);
  expect(found['output.filename']).toMatchObject({ of: 'option', type: 'string | function' });
});

test.each([
  ['Rule.enforce', '"pre" | "post"'],
  ['module.rules[].enforce', '"pre" | "post"'],
  ['splitChunks.cacheGroups.{cacheGroup}.enforce', 'boolean'],
  ['module.parser["javascript"].url', 'boolean | "relative"'],
])('%s is a way to write the path of an option', (title, type) => {
  expect(on('/configuration/module/', title)[title]).toMatchObject({ type });
});

test('a page of hooks shows those of its own class by name, others with their owner', () => {
  const found = on('/api/compiler-hooks/', 'done', 'MultiCompiler.done', 'buildModule');

  expect(Object.keys(found)).toEqual(['done', 'MultiCompiler.done']);
  expect(found['MultiCompiler.done']).not.toEqual(found['done']);
});

test('a page of hooks takes the long name as well', () => {
  const [title] = ['NormalModule.hooks.loader'];

  expect(on('/api/compilation-hooks/', title)[title]).toMatchObject({ of: 'hook' });
});

test('a page of a plugin shows the options of that plugin', () => {
  expect(on('/plugins/banner-plugin/', 'footer')['footer']).toMatchObject({ type: 'boolean' });
  expect(on('/plugins/ignore-plugin/', 'footer')).toEqual({});
});

test('variables of modules have their types', () => {
  expect(on('/api/module-variables/', '__webpack_hash__')).toMatchObject({
    __webpack_hash__: { type: 'string' },
  });
});

test.each([
  'compilation.emitAsset()',
  'Compilation.emitAsset',
  'compilation.emitAsset(file, source)',
])('%s is a way to write a method on any page of the API', (title) => {
  expect(on('/api/loaders/', title)[title]).toMatchObject({
    of: 'member',
    calls: [{ returns: 'void' }],
    links: { Source: '/api/types/s/#source', AssetInfo: '/api/types/a/#assetinfo' },
  });
});

test('the page of a class has its members under their short names, and the class itself', () => {
  const titles = ['emitAsset', 'Compilation', 'webpack.sources', 'new RawSource(value)'];

  expect(Object.keys(on('/api/compilation-object/', ...titles))).toEqual(titles);
  expect(Object.keys(on('/api/webpack-util/', ...titles))).toEqual(titles.slice(1));
  expect(on('/api/module-object/', 'NormalModule')['NormalModule']).toMatchObject({
    of: 'class',
    declaration: 'class NormalModule',
    parents: 'Module',
    links: { Module: '/api/types/m/#module' },
    path: 'webpack.NormalModule',
  });
});

test('on pages about modules, `module` is the variable, not an instance of the class', () => {
  expect(on('/api/module-object/', 'module.type')).toMatchObject({
    'module.type': { of: 'member' },
  });
  expect(on('/api/module-variables/', 'module.type')).toEqual({});
});

test('types lead to the page that explains them, or else to where they are listed', () => {
  const found = signaturesFor('/api/compiler-hooks/', ['emit'], readReference(), (name) =>
    name === 'Compilation' ? '/api/compilation-object/' : undefined,
  );

  expect(found['emit']).toMatchObject({ links: { Compilation: '/api/compilation-object/' } });
  expect(on('/api/compiler-hooks/', 'emit')['emit']).toMatchObject({
    links: { Compilation: '/api/types/c/#compilation' },
  });
});

test('other pages show nothing', () => {
  expect(on('/guides/caching/', 'output.filename')).toEqual({});
});
