import fs from 'node:fs';
import webpack from 'webpack';

// Prints the hooks that run for a piece of code, with their keys.
const SNIPPETS = [
  `fetch('/cart')`,
  `api.cart.add(1)`,
  `api.cart.total`,
  `api.get(1).data`,
  `api.get(1).data.map()`,
  `new Chart()`,
  `typeof FLAG`,
  `if (FLAG) { }`,
  `a ? b : c`,
  `a && b`,
  `a?.b`,
  `total = 1`,
  `api.total = 1`,
  `count++`,
  `api.count++`,
  `const $ = jQuery`,
  `const size = 1`,
  `const { size } = box`,
  `import('./dep.js')`,
  `await ready`,
  `import value, { name } from './dep.js'`,
  `export { name } from './dep.js'`,
  `export * from './dep.js'`,
  `export const size = 1`,
  `export default 1 + 1`,
  `class A extends B { x = 1 }`,
  `import.meta.url`,
];
const QUIET = [
  'blockPreStatement',
  'blockPreStatementByType',
  'evaluate',
  'evaluateDefinedIdentifier',
  'evaluateIdentifier',
  'evaluateTypeof',
  'finish',
  'isPure',
  'preStatement',
  'preStatementByType',
  'program',
  'statement',
];

fs.mkdirSync('snippets', { recursive: true });
fs.writeFileSync('snippets/dep.js', 'export const name = 1; export default 1;');

class WhichHooksPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('WhichHooksPlugin', (factory) => {
      factory.hooks.parser.for('javascript/auto').tap('WhichHooksPlugin', (parser) => {
        const watch = (hook, label) =>
          hook.tap({ name: 'WhichHooksPlugin', stage: -100 }, () => {
            const { labels } = parser.state.module;
            if (labels && !labels.includes(label)) labels.push(label);
          });

        parser.hooks.program.tap('WhichHooksPlugin', () => {
          parser.state.module.labels = [];
        });
        for (const [name, hook] of Object.entries(parser.hooks)) {
          if (QUIET.includes(name)) continue;
          if (!('for' in hook)) watch(hook, name);
          else {
            const watched = new Set();
            const get = hook.get.bind(hook);
            // Creates the hook for each key that the parser asks for.
            hook.get = (key) => {
              if (typeof key !== 'string' || watched.has(key)) return get(key);
              watched.add(key);
              watch(hook.for(key), `${name}.for('${key}')`);
              return get(key);
            };
          }
        }
      });
    });
  }
}

const entry = Object.fromEntries(
  SNIPPETS.map((code, index) => {
    fs.writeFileSync(`snippets/${index}.js`, code);
    return [index, `./snippets/${index}.js`];
  }),
);

webpack({ mode: 'none', entry, plugins: [new WhichHooksPlugin()] }, (error, stats) => {
  if (error) throw error;
  const modules = [...stats.compilation.modules];

  SNIPPETS.forEach((code, index) => {
    const module = modules.find(({ resource }) => resource?.endsWith(`snippets/${index}.js`));
    console.log(`${code} -> ${module.labels.join(', ')}`);
  });
});
