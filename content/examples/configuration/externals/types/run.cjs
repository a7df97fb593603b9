// Runs the bundle of each type where it can run, and prints what it has seen.
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const vm = require('node:vm');

const read = (type) => fs.readFileSync(`dist/${type}.js`, 'utf8');

function runIn(environment, type) {
  const context = vm.createContext({});
  vm.runInContext(`var self = globalThis; var console = { log() {} }; ${environment}`, context);
  vm.runInContext(read(type), context);
  return new Promise((resolve) => {
    setTimeout(() => resolve(context.seen), 10);
  });
}

function runInNode(type, extension) {
  const file = `dist/${type}-run.${extension}`;
  fs.writeFileSync(file, read(type));
  const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  return stdout.trim() || /\w*Error: .*/.exec(stderr)?.[0];
}

const SCRIPT = 'var window = globalThis; var lib = { version: 3 };';
const AMD = `var lib3 = { version: 3 };
  var define = (...args) => args.pop()(...(args.pop() ?? []).map(() => lib3));
  define.amd = {};
  var require = (names, run) => run(...names.map(() => lib3));`;
const SYSTEM = `var System = {
  register(...args) {
    const { setters, execute } = args.pop()(() => {}, {});
    setters.forEach((set) => set({ version: 3 }));
    execute();
  },
};`;

const RUNS = {
  'a script': [
    SCRIPT,
    ['var', 'assign', 'window', 'self', 'this', 'global', 'umd', 'umd2', 'promise', 'script'],
  ],
  'an AMD loader': [AMD, ['amd', 'amd-require', 'amd-async', 'umd', 'umd2']],
  SystemJS: [SYSTEM, ['system']],
};
const NODE = {
  cjs: [
    'commonjs',
    'commonjs2',
    'commonjs-module',
    'commonjs-static',
    'node-commonjs',
    'import',
    'promise',
    'umd',
    'umd2',
  ],
  mjs: ['module', 'module-import', 'import', 'promise'],
};

async function main() {
  for (const [place, [environment, types]] of Object.entries(RUNS)) {
    for (const type of types) console.log(`${type} in ${place}: ${await runIn(environment, type)}`);
  }
  for (const [extension, types] of Object.entries(NODE)) {
    for (const type of types)
      console.log(`${type} in .${extension}: ${runInNode(type, extension)}`);
  }
}

main();
