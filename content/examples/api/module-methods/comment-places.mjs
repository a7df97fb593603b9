// Prints for each magic comment where it has an effect: it builds each place with and without the comment.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

/** A module that exports a function `sum`. */
const sum = Buffer.from(
  '0061736d0100000001070160027f7f017f030201000707010373756d00000a09010700200020016a0b',
  'hex',
);

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'comments-'));

const comments = {
  webpackAs: ['webpackPreload: true', 'webpackAs: "fetch"'],
  webpackChunkName: ['', 'webpackChunkName: "named"'],
  webpackDefer: ['', 'webpackDefer: true'],
  webpackEntryOptions: ['', 'webpackEntryOptions: { filename: "other.js" }'],
  webpackExclude: ['', 'webpackExclude: /b/'],
  webpackExports: ['', 'webpackExports: ["a"]'],
  webpackFetchPriority: ['webpackPreload: true', 'webpackFetchPriority: "high"'],
  webpackIgnore: ['', 'webpackIgnore: true'],
  webpackInclude: ['', 'webpackInclude: /a/'],
  webpackInline: ['', 'webpackInline: true'],
  webpackMedia: ['webpackPreload: true', 'webpackMedia: "print"'],
  webpackMode: ['', 'webpackMode: "eager"'],
  webpackPrefetch: ['', 'webpackPrefetch: true'],
  webpackPreload: ['', 'webpackPreload: true'],
  webpackSource: ['', 'webpackSource: true'],
  webpackType: ['webpackPreload: true', 'webpackType: "x/y"'],
};

const js = (text) => `/* ${text} */`;
const html = (text) => `<!-- ${text} -->`;
const page = (text, tag) =>
  `<!doctype html><html><head><title>Page</title></head><body>${text && html(text)}${tag}</body></html>`;

/** The code of each place: a file, and the entry that leads to it. */
const places = {
  'import()': (text) => ({ 'mid.js': `import(${text && js(text)} './a.js').then(use);` }),
  'import() with an expression': (text) => ({
    'mid.js': `import(${text && js(text)} './dir/' + name + '.js').then(use);`,
  }),
  'static import': (text, name) => ({
    'mid.js':
      name === 'webpackSource'
        ? `import ${text && js(text)} a from './sum.wasm'; use(a);`
        : `import ${text && js(text)} * as a from './a.js'; use(a);`,
  }),
  'new Worker()': (text) => ({
    'mid.js': `new Worker(${text && js(text)} new URL('./a.js', import.meta.url));`,
  }),
  'new URL() in new Worker()': (text) => ({
    'mid.js': `new Worker(new URL(${text && js(text)} './a.js', import.meta.url));`,
  }),
  'new URL()': (text) => ({
    'mid.js': `use(new URL(${text && js(text)} './a.svg', import.meta.url));`,
  }),
  'new URL() with an expression': (text) => ({
    'mid.js': `use(new URL(${text && js(text)} './dir/' + name + '.svg', import.meta.url));`,
  }),
  'url() in CSS': (text) => ({
    'mid.js': `import './a.css';`,
    'a.css': `.a { background: ${text && js(text)} url('./a.svg'); }`,
  }),
  '@import in CSS': (text) => ({
    'mid.js': `import './a.css';`,
    'a.css': `@import ${text && js(text)} './b.css';`,
  }),
  'script in HTML': (text) => ({ 'index.html': page(text, '<script src="./a.js"></script>') }),
  'stylesheet in HTML': (text) => ({
    'index.html': page(text, '<link rel="stylesheet" href="./b.css">'),
  }),
  'img in HTML': (text) => ({
    'mid.js': `import page from './page.html'; use(page);`,
    'page.html': page(text, '<img src="./a.svg">'),
  }),
  'poster in HTML': (text) => ({
    'mid.js': `import page from './page.html'; use(page);`,
    'page.html': page(text, '<video poster="./a.svg"></video>'),
  }),
  'require()': (text) => ({ 'mid.js': `use(require(${text && js(text)} './a.js'));` }),
};

async function built(files) {
  const directory = fs.mkdtempSync(path.join(root, 'p-'));
  const all = {
    'package.json': '{}',
    'index.js': `import('./mid.js');`,
    'a.js': `export const a = 1; export const b = 2;`,
    'b.css': 'b { color: red }',
    'sum.wasm': sum,
    'a.svg': '<svg/>',
    'dir/a.js': 'export const a = 1;',
    'dir/b.js': 'export const a = 2;',
    'dir/a.svg': '<svg>a</svg>',
    'dir/b.svg': '<svg>b</svg>',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    fs.writeFileSync(path.join(directory, name), text);
  }
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: files['index.html'] ? './index.html' : './index.js',
    output: { path: path.join(directory, 'dist'), publicPath: '/' },
    module: { parser: { javascript: { commonjsMagicComments: true } } },
    optimization: {
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
      realContentHash: false,
    },
    experiments: { deferImport: true, sourceImport: true },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors } = stats.toJson({ all: false, errors: true });
  const output = fs
    .readdirSync(path.join(directory, 'dist'), { recursive: true })
    .sort()
    .map((name) => [name, fs.readFileSync(path.join(directory, 'dist', name), 'utf8')])
    .flat()
    .join('\n');
  return [errors.map(({ message }) => message), output]
    .flat()
    .join('\n')
    .replaceAll(/(\/\*|<!--) webpack[A-Z].*?(\*\/|-->) ?/gs, '')
    .replaceAll(/[0-9a-f]{20}/g, 'HASH')
    .replaceAll(directory, '')
    .replaceAll(/\s+/g, '');
}

const outputs = new Map();

function builtOnce(files) {
  const key = JSON.stringify(files);
  if (!outputs.has(key)) outputs.set(key, built(files));
  return outputs.get(key);
}

for (const [name, [before, comment]] of Object.entries(comments)) {
  const where = [];
  for (const [place, files] of Object.entries(places)) {
    const without = await builtOnce(files(before, name));
    const withComment = await builtOnce(files([before, comment].filter(Boolean).join(', '), name));
    if (without !== withComment) where.push(place);
  }
  console.log(`${name}: ${where.join(', ')}`);
}
fs.rmSync(root, { recursive: true });
