const importing = (request) => ({ 'src/index.js': `import '${request}';\n` });

/** A package of node_modules. */
const withPackage = (name, json, files = {}) =>
  Object.fromEntries(
    Object.entries({
      'package.json': JSON.stringify({ name, version: '1.0.0', ...json }),
      ...files,
    }).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );

const exportsOnly = { exports: { '.': './index.js', './date': './date.js' } };
const files = { 'index.js': '', 'date.js': '', 'src/time.js': '' };

export default {
  'cant-resolve': {
    files: {
      'src/index.js': "import { total } from './price';\n\nconsole.log(total);\n",
      'src/prices.js': 'export const total = 42;\n',
    },
  },
  'fully-specified': {
    files: {
      'package.json': '{ "type": "module" }',
      ...importing('./format'),
      'src/format.js': '',
    },
  },
  'not-exported': {
    files: { ...importing('calendar/src/time'), ...withPackage('calendar', exportsOnly, files) },
  },
  'no-valid-target': {
    files: {
      ...importing('calendar'),
      ...withPackage('calendar', { exports: { '.': './dist/index.js' } }),
    },
  },
  'exports-target': {
    files: {
      ...importing('calendar'),
      ...withPackage('calendar', { exports: { '.': 'index.js' } }, files),
    },
  },
  'exports-directory': {
    files: { ...importing('calendar/src/'), ...withPackage('calendar', exportsOnly, files) },
  },
  'package-import': {
    files: {
      'package.json': '{ "imports": { "#config": "./src/config.js" } }',
      ...importing('#settings'),
    },
  },
  'core-modules': { files: importing('path') },
  'unhandled-scheme': { files: importing('node:path') },
  'loader-suffix': {
    files: importing('./index.js'),
    config: { module: { rules: [{ test: /\.js$/, use: 'babel' }] } },
  },
  casing: {
    files: {
      'src/index.js': "import './Price.js';\nimport './price.js';\n",
      'src/Price.js': '',
      'src/price.js': '',
    },
  },
  recursion: {
    files: importing('a'),
    config: { resolve: { alias: { a: 'b', b: 'a' } } },
  },
  'allowed-uris': {
    files: importing('https://example.com/lib.js'),
    config: { experiments: { buildHttp: { allowedUris: ['https://example.org/'] } } },
  },
};
