const importing = (request) => ({ 'src/index.js': `import '${request}';\n` });

/** A package of node_modules. */
const withPackage = (name, json, files = {}) =>
  Object.fromEntries(
    Object.entries({ 'package.json': JSON.stringify({ name, version: '1.0.0', ...json }), ...files }).map(
      ([file, text]) => [`node_modules/${name}/${file}`, text],
    ),
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
  'missing-package': { files: importing('leftpad-of-nobody') },
  'did-you-mean': {
    files: { 'src/index.js': "import 'src/format';\n", 'src/format.js': '' },
  },
  'fully-specified': {
    files: { 'package.json': '{ "type": "module" }', ...importing('./format'), 'src/format.js': '' },
  },
  'package-path-not-exported': {
    files: { ...importing('calendar/src/time'), ...withPackage('calendar', exportsOnly, files) },
  },
  'no-valid-target': {
    files: {
      ...importing('calendar'),
      ...withPackage('calendar', { exports: { '.': './dist/index.js' } }),
    },
  },
  'conditions': {
    files: {
      ...importing('calendar'),
      ...withPackage('calendar', { exports: { '.': { node: './index.js' } } }, files),
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
  'imports-target': {
    files: {
      'package.json': '{ "imports": { "#config": "src/config.js" } }',
      ...importing('#config'),
    },
  },
  'core-modules': { files: importing('path') },
  'node-scheme': { files: importing('node:path') },
  'unhandled-scheme': { files: importing('bun:sqlite') },
  'loader': {
    files: importing('./index.js'),
    config: { module: { rules: [{ test: /\.js$/, use: 'sass-loadr' }] } },
  },
  'loader-suffix': {
    files: importing('./index.js'),
    config: { module: { rules: [{ test: /\.js$/, use: 'babel' }] } },
  },
  'casing': {
    files: { 'src/index.js': "import './Price.js';\nimport './price.js';\n", 'src/Price.js': '', 'src/price.js': '' },
  },
  'entry': { config: { entry: './src/main.js' } },
  'alias': {
    files: importing('@/format'),
    config: ({ project }) => ({ resolve: { alias: { '@': `${project}/lib` } } }),
  },
  'recursion': {
    files: importing('a'),
    config: { resolve: { alias: { a: 'b/x', b: 'a/x' } } },
  },
};
