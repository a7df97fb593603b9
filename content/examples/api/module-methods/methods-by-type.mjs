// Prints for each method in which types of files webpack knows it: it builds a call of each in each type.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'methods-'));

/** Code, and what the bundle still contains if webpack doesn't know it. */
const methods = {
  import: [`import { v } from './m.mjs'; use(v);`, 'import {'],
  export: [`export const v = 1;`, 'export const'],
  'import.meta.glob': [`use(import.meta.glob('./d/*.mjs'));`, '.glob('],
  'import.meta.resolve': [`use(import.meta.resolve('./m.mjs'));`, '.resolve('],
  'import.meta.webpackContext': [`use(import.meta.webpackContext('./d'));`, '.webpackContext('],
  'import.meta.webpackHot': [`use(import.meta.webpackHot);`, 'use(import.meta.webpackHot)'],
  'import()': [`import('./m.mjs').then(use);`, `import('./m.mjs')`],
  __webpack_is_included__: [`use(__webpack_is_included__('./m.mjs'));`, '__webpack_is_included__('],
  require: [`use(require('./c.cjs'));`, ` use(require(`],
  'require.context': [`use(require.context('./d', true));`, ' use(require.context('],
  'require.ensure': [
    `require.ensure(['./c.cjs'], (require) => use(require('./c.cjs')));`,
    'require.ensure([',
  ],
  'require.include': [`require.include('./c.cjs');`, 'require.include('],
  'require.resolve': [`use(require.resolve('./c.cjs'));`, 'require.resolve('],
  'require.resolveWeak': [`use(require.resolveWeak('./c.cjs'));`, 'require.resolveWeak('],
  'module.require': [`use(module.require('./c.cjs'));`, 'module.require('],
  'module.hot': [
    `require('./c.cjs'); module.hot.accept('./d/../c.cjs');`,
    `hot.accept('./d/../c.cjs')`,
  ],
  'define()': [`define(['./c.cjs'], use);`, `define(['./c.cjs']`],
  'define() with import': [`import './m.mjs'; define(['./c.cjs'], use);`, `define(['./c.cjs']`],
  'require([])': [`require(['./c.cjs'], use);`, `require(['./c.cjs']`],
};

async function resultOf(extension, code, left) {
  const directory = fs.mkdtempSync(path.join(root, 'p-'));
  const files = {
    'package.json': '{}',
    'm.mjs': 'export const v = 1;',
    'c.cjs': 'exports.v = 2;',
    'd/q.mjs': 'export const q = 1;',
    [`index.${extension}`]: ` ${code}`,
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    fs.writeFileSync(path.join(directory, name), text);
  }
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: directory,
    entry: `./index.${extension}`,
    output: { path: path.join(directory, 'dist'), publicPath: '/' },
    plugins:
      left.includes('ot)') || left.includes('hot.')
        ? [new webpack.HotModuleReplacementPlugin()]
        : [],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors } = stats.toJson({ all: false, errors: true });
  if (errors.some(({ message }) => message.startsWith('Module parse failed')))
    return 'syntax error';
  if (errors.length > 0) return errors[0].message.split('\n')[0];
  const bundle = fs.readFileSync(path.join(directory, 'dist/main.js'), 'utf8');
  return bundle.includes(left) ? 'left' : 'yes';
}

for (const [name, [code, left]] of Object.entries(methods)) {
  const results = [];
  for (const extension of ['js', 'cjs', 'mjs']) results.push(await resultOf(extension, code, left));
  console.log(`${name}: ${results.join(', ')}`);
}
fs.rmSync(root, { recursive: true });
