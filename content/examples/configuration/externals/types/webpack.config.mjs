// One build for each type of externals.
const web = ['web', 'es2022'];
const url = 'https://cdn.example/lib';

const library = (type) => ({ output: { library: { type, name: 'App' } } });
const nameless = (type) => ({ output: { library: { type } } });

const types = {
  var: {},
  assign: {},
  window: {},
  self: {},
  this: {},
  global: {},
  commonjs: { target: 'node' },
  commonjs2: { target: 'node' },
  'commonjs-module': { target: 'node' },
  'commonjs-static': { target: 'node' },
  'node-commonjs': { target: 'node' },
  module: { output: { module: true } },
  'module-import': { output: { module: true } },
  import: {},
  promise: { value: 'Promise.resolve({ version: 3 })' },
  script: { value: `lib@${url}.js` },
  amd: nameless('amd'),
  'amd-require': nameless('amd-require'),
  'amd-async': {},
  umd: library('umd'),
  umd2: library('umd2'),
  system: nameless('system'),
  jsonp: library('jsonp'),
  asset: { entry: './src/asset.js', value: url },
  'asset-url': { entry: './src/url.js', value: url },
  'css-url': { entry: './src/url.js', value: url },
  'css-import': { entry: './src/import.js', value: url },
};

export default Object.entries(types).map(([type, { value = 'lib', output, ...options }]) => ({
  name: type,
  mode: 'none',
  target: web,
  externals: { lib: value },
  externalsType: type,
  output: { filename: `${type}.js`, cssFilename: `${type}.css`, ...output },
  ...options,
}));
