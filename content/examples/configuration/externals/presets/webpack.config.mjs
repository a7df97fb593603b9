// One build for each preset, and one for each kind of interop.
const target = ['web', 'es2022'];
const presets = {
  node: { node: true },
  deno: { deno: true },
  bun: { bun: true },
  nwjs: { nwjs: true },
  electron: { electron: true },
  electronMain: { electron: true, electronMain: true },
  electronPreload: { electron: true, electronPreload: true },
  electronRenderer: { electron: true, electronRenderer: true },
};

const build = (name, options) => ({
  name,
  mode: 'none',
  target,
  output: { filename: `${name}.cjs` },
  ...options,
});

export default [
  ...Object.entries(presets).map(([name, externalsPresets]) =>
    build(name, {
      entry: './src/modules.js',
      externalsPresets,
      // What the preset leaves is empty.
      resolve: {
        fallback: Object.fromEntries(
          ['os', 'dialog', 'web-frame', 'shell', 'nw.gui'].map((request) => [request, false]),
        ),
      },
      externals: { 'bun:sqlite': name === 'bun' ? false : 'var undefined' },
    }),
  ),
  build('webAsync', { entry: './src/link.js', externalsPresets: { web: false, webAsync: true } }),
  ...['default', 'esModule'].map((interop) =>
    build(interop, {
      target: 'node',
      entry: './src/interop.js',
      externals: { './lib.cjs': { 'node-commonjs': '../lib.cjs', interop } },
      externalsType: 'node-commonjs',
    }),
  ),
];
