// Prints which template strings webpack replaces in which option.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const folder = import.meta.dirname;
const NAMES =
  'name id runtime contenthash chunkhash hash fullhash file path containedfile containedpath base ext query fragment uniqueName';
const SOURCES = {
  'package.json': '{ "name": "shop" }',
  'src/index.js': [
    "import './style.css';",
    "import('./cart.js');",
    "import('./more.css');",
    "new URL('./icons/cart.svg?size=2#logo', import.meta.url);",
    "new Worker(new URL('./worker.js', import.meta.url));",
    "import('./add.wasm');",
  ].join('\n'),
  'src/cart.js': 'export default 1;',
  'src/worker.js': 'postMessage(1);',
  'src/style.css': 'p { color: navy }',
  'src/more.css': 'p { color: black }',
  'src/icons/cart.svg': '<svg/>',
  'src/add.wasm': Buffer.from('AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=', 'base64'),
};

for (const [name, source] of Object.entries(SOURCES)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), source);
}

const template = NAMES.split(' ')
  .map((name) => `(${name}=[${name}])`)
  .join('');
const OPTIONS = {
  filename: { filename: `${template}.js` },
  chunkFilename: { chunkFilename: `${template}.js` },
  workerChunkFilename: { workerChunkFilename: `${template}.js` },
  cssFilename: { cssFilename: `${template}.css` },
  cssChunkFilename: { cssChunkFilename: `${template}.css` },
  assetModuleFilename: { assetModuleFilename: `${template}.svg` },
  htmlFilename: { html: true, htmlFilename: `${template}.html` },
  sourceMapFilename: { sourceMapFilename: `${template}.map` },
  webassemblyModuleFilename: {
    webassemblyModuleFilename: `${template.replace(/\(contenthash.*?\)/, '')}.wasm`,
  },
};

/** The names of all assets. Nothing is written, because the names are too long for a file system. */
const build = (output, devtool) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({ mode: 'none', context: folder, devtool, output });
    compiler.hooks.shouldEmit.tap('NamesOnly', () => false);
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(stats.compilation.getAssets().map((each) => each.name));
    });
  });

for (const [option, output] of Object.entries(OPTIONS)) {
  const assets = await build(output, option === 'sourceMapFilename' && 'source-map');
  const names = assets.filter((asset) => asset.includes('(id='));
  const isReplaced = (name) =>
    names.length > 0 &&
    names.every((each) => each.includes(`(${name}=`) && !each.includes(`[${name}]`));
  console.log(`${option}: ${NAMES.split(' ').filter(isReplaced).join(' ')}`);
}
