import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The smallest WebAssembly module. */
const WASM = Buffer.from('0061736d01000000', 'hex');

/** Code that the parser has something to say about. */
const SYNTAX = `
import lib, { used } from './library.js';
import * as all from './library.js';
import { value } from './commonjs.cjs';
import { packaged } from 'package';
import { internal } from '#internal';
import deep from 'plain';
import data from './data.json';

export { used as renamed } from './library.js';
export * from './more.js';
export const constant = 1;
export default function main() {}
export class Child extends lib.Base {
  static field = 1;
  #hidden = 2;
  static { used(); }
  method() { return this.#hidden; }
}

var variable = 1;
let changing = 2;
const { part, ...rest } = all;
const { url } = import.meta;
const alias = require;

variable = 3;
changing += 1;
all.setting;
outside.member.set = 1;
outside.setting += 1;
outside.counter++;
outside = 2;
outside++;
({ assigned } = all);
label: for (const item of [1, 2]) { if (item) break label; }

if (typeof window !== 'undefined') used(window);
if (process.env.NODE_ENV === 'production') used();
else all.used(rest, part, value, data.name, url, alias, changing);

used?.();
lib?.deep?.chain();
outside.method();
outside.factory().then();
outside.factory().value;
outside.nested.deeply.called();
new outside();
new URL('./logo.svg', import.meta.url);
new Worker(new URL('./worker.js', import.meta.url));
constant ? used() : lib();
constant && used();
constant + 1 === 2;
'text'.concat('more').slice(1);
new RegExp('a').test('a');
typeof outside;
const check = () => {
  if (outside(1)) used();
  if (typeof constant === 'number') used();
  if ('text'.concat('more') === 'text') used();
  if (new RegExp('a')) used();
  { using resource = open(); }
};
check(packaged, internal, deep);
import(/* webpackPrefetch: true */ './lazy.js');
import(/* webpackPreload: true */ './lazy2.js');
import(\`./pages/\${variable}.js\`);
import.meta.webpackContext('./pages');
export const late = await import('./lazy.js');

function after() { return 1; used(); }
after();

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./library.js', () => {});
  import.meta.webpackHot.accept('./more.js');
}
`;

const FILES: Readonly<Record<string, string | Buffer>> = {
  'package.json':
    '{ "name": "sample", "sideEffects": ["*.css"], "imports": { "#internal": "./src/internal.js" } }',
  'node_modules/package/package.json': '{ "name": "package", "exports": "./main.js" }',
  'node_modules/package/main.js': 'export const packaged = 1;\n',
  'node_modules/plain/index.js': 'module.exports = 1;\n',
  'src/internal.js': 'export const internal = 1;\n',
  'src/index.js': "import { greet } from './greet.js';\nimport('./lazy.js');\ngreet();\n",
  'src/greet.js': "export const greet = () => console.log('hello');\n",
  'src/lazy.js': 'export const lazy = 1;\n',
  'src/lazy2.js':
    "import './lazy.css';\nimport(/* webpackPreload: true */ './lazy3.js');\nimport(/* webpackPrefetch: true */ './lazy.js');\n",
  'src/lazy3.js': "import './other.css';\n",
  'src/other.css': '.other { color: green; }\n',
  'src/pages/home.js': 'export default 1;\n',
  'src/pages/about.js': 'export default 2;\n',
  'src/syntax.js': SYNTAX,
  'src/library.js':
    'export class Base {}\nexport function used() {}\nexport const setting = 1;\nexport default { Base };\n',
  'src/more.js': 'export const more = 1;\n',
  'src/commonjs.cjs': "exports.value = require('./data.json').name;\nmodule.exports.self = this;\n",
  'src/data.json': '{ "name": "sample" }\n',
  'src/worker.js': "self.postMessage('ready');\n",
  'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'src/notes.txt': 'text\n',
  'src/style.css': '.button { color: red; background: url(./logo.svg); }\n',
  'src/lazy.css': '.lazy { color: blue; }\n',
  'src/empty.wasm': WASM,
  'src/kinds.js': [
    "import './style.css';",
    "import data from './data.json';",
    "import logo from './logo.svg';",
    "import notes from './notes.txt';",
    "import inline from 'data:text/javascript,export default 1';",
    "import('./empty.wasm');",
    "import('./lazy2.js');",
    'console.log(data.name, logo, notes, inline);',
  ].join('\n'),
  'src/page.html':
    '<!doctype html><html><head><title>Page</title></head><body><img src="./logo.svg"><script src="./index.js"></script></body></html>\n',
  'src/broken.js': 'import "./missing.js";\nimport "./syntaxError.js";\nimport "./fails.txt";\n',
  'src/syntaxError.js': 'const = 1;\n',
  'src/fails.txt': '',
  'src/executes.js':
    "import value from '../loaders/execute.cjs!./notes.txt';\nconsole.log(value);\n",
  'loaders/execute.cjs': [
    'module.exports = async function () {',
    "  const { lazy } = await this.importModule('../src/lazy.js', {});",
    '  return `export default ${lazy}`;',
    '};',
  ].join('\n'),
  'loaders/emit.cjs':
    "module.exports = function (source) {\n  this.emitFile('emitted.txt', source);\n  return source;\n};\n",
  'loaders/throw.cjs': "module.exports = () => {\n  throw new Error('The loader failed');\n};\n",
  'public/robots.txt': 'User-agent: *\n',
};

/** Writes a small project with all kinds of modules that webpack handles without packages. */
export function writeSampleProject(folder: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
