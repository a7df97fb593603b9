// Builds one library as each type and loads it as a script, with require(), as AMD and as a System.js module.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const folder = import.meta.dirname;
const named = [
  'var',
  'assign',
  'assign-properties',
  'window',
  'self',
  'global',
  'this',
  'umd',
  'umd2',
  'jsonp',
];
const unnamed = [
  'module',
  'modern-module',
  'commonjs',
  'commonjs2',
  'commonjs-module',
  'commonjs-static',
  'amd',
  'amd-require',
  'system',
];

mkdirSync(path.join(folder, 'lib'), { recursive: true });
writeFileSync(
  path.join(folder, 'lib/index.js'),
  'export const area = (width, height) => width * height;\n',
);

const build = (name, library, rest) =>
  new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'none',
        context: folder,
        entry: './lib/index.js',
        output: { path: path.join(folder, 'dist', name), filename: 'lib.cjs', library, ...rest },
      },
      (error, stats) => {
        if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve(readFileSync(path.join(folder, 'dist', name, 'lib.cjs'), 'utf8'));
      },
    );
  });

/** Where `area` is found after `code` ran in a context with the names of `setup`. */
function found(code, setup, expression) {
  const context = vm.createContext({});
  try {
    vm.runInContext(`var self = this; ${setup}`, context);
    vm.runInContext(code, context);
    return String(vm.runInContext(expression, context));
  } catch (error) {
    return error.message;
  }
}

const GLOBALS =
  "typeof got !== 'undefined' ? 'callback' : typeof Shapes !== 'undefined' && Shapes.area ? 'Shapes.area' : typeof area !== 'undefined' ? 'area' : 'nothing'";
const CALLBACK = 'var got; function Shapes(exports) { got = exports; }';
const AMD =
  "var log = ''; function define(...args) { log = 'define: ' + Object.keys(args.pop()()); } define.amd = {}; function require(names, factory) { log = 'require: ' + Object.keys(factory()); }";
const SYSTEM =
  "var log = ''; var System = { register(names, declare) { declare((exports) => { log = 'register: ' + Object.keys(exports); }, {}).execute(); } };";

function required(file) {
  try {
    const exports = require(file);
    if (exports.area) return 'exports.area';
    if (exports.Shapes?.area) return 'exports.Shapes.area';
    return globalThis.Shapes?.area ? 'global Shapes.area' : 'nothing';
  } catch (error) {
    return error.message.slice(0, 40);
  } finally {
    delete globalThis.Shapes;
  }
}

async function load(type, library, rest = {}, label = type) {
  const code = await build(label, library, rest);
  const isModule = type.endsWith('module') && !type.startsWith('commonjs');
  if (isModule) {
    const file = path.join(folder, 'dist', label, 'lib.mjs');
    writeFileSync(file, code);
    console.log(`${label}: import ${Object.keys(await import(file))}`);
    return;
  }
  const callback = type === 'jsonp' ? CALLBACK : '';
  console.log(
    [
      `${label}: page ${found(code, `var window = this; ${callback}`, GLOBALS)}`,
      `worker ${found(code, callback, GLOBALS)}`,
      `require ${required(path.join(folder, 'dist', label, 'lib.cjs'))}`,
      `AMD ${found(code, `var window = this; ${AMD}`, 'log') || 'nothing'}`,
      `System ${found(code, `var window = this; ${SYSTEM}`, 'log') || 'nothing'}`,
    ].join(' | '),
  );
}

for (const type of named) await load(type, { type, name: 'Shapes' });
for (const type of unnamed) await load(type, { type });
for (const type of ['umd', 'global']) {
  await load(type, { type, name: 'Shapes' }, { globalObject: 'globalThis' }, `${type}-globalThis`);
}
for (const type of ['commonjs', 'commonjs2']) {
  await load(type, { type, name: 'Shapes' }, {}, `${type}-named`);
}
