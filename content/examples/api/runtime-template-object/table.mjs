// Prints what the runtime template generates for a current and for an old target.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const CALLS = [
  ['returningFunction', "'x + 1', 'x'"],
  ['basicFunction', "'x', ['save(x);', 'close();']"],
  ['expressionFunction', "'save()'"],
  ['emptyFunction', ''],
  ['iife', "'', 'start();'"],
  ['method', "'get', 'key', 'return map[key];'"],
  ['renderConst', ''],
  ['renderLet', ''],
  ['concatenation', "'/api/', { expr: 'id' }, '/items'"],
  ['destructureArray', "['a', 'b'], 'pair'"],
  ['destructureObject', "['a', 'b'], 'options'"],
  ['forEach', "'x', 'list', 'save(x);'"],
  ['optionalChaining', "'user', 'name'"],
  ['assignOr', "'cache', '{}'"],
  ['objectHasOwn', "'map', 'key'"],
  ['deferredCall', "'__webpack_require__.e', '7'"],
];

const folder = import.meta.dirname;
mkdirSync(path.join(folder, 'src'), { recursive: true });
writeFileSync(path.join(folder, 'src/index.js'), '');

const inCell = (code) => {
  const line = code.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
};

/** What each call returns for a target. */
function generate(target) {
  const results = [];
  const plugin = (compiler) => {
    compiler.hooks.thisCompilation.tap('table', ({ runtimeTemplate }) => {
      for (const [name, args] of CALLS) {
        results.push(new Function('template', `return template.${name}(${args})`)(runtimeTemplate));
      }
    });
  };
  const compiler = webpack({ mode: 'production', context: folder, target, plugins: [plugin] });
  return new Promise((resolve, reject) => {
    compiler.run((error) => {
      compiler.close(() => (error ? reject(error) : resolve(results.map(inCell))));
    });
  });
}

const current = await generate(['web', 'es2022']);
const old = await generate(['web', 'es5']);
for (const [index, [name, args]] of CALLS.entries()) {
  console.log(`| ${inCell(`${name}(${args})`)} | ${current[index]} | ${old[index]} |`);
}
