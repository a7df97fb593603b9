// Builds one small app with a rule for each condition, and prints what the rule matched.
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const folder = import.meta.dirname;

const conditions = {
  'test: /\\.js$/': { test: /\.js$/ },
  "include: path.resolve('src/legacy')": { include: path.resolve(folder, 'src/legacy') },
  'exclude: /\\.test\\.js$/': { exclude: /\.test\.js$/ },
  "glob: 'src/*.js'": { glob: 'src/*.js' },
  'resource: { and: [/\\.js$/, { not: /legacy/ }] }': {
    resource: { and: [/\.js$/, { not: /legacy/ }] },
  },
  'resourceQuery: /raw/': { resourceQuery: /raw/ },
  'resourceFragment: /^#icon/': { resourceFragment: /^#icon/ },
  'realResource: /notes\\.txt$/': { realResource: /notes\.txt$/ },
  "scheme: 'data'": { scheme: 'data' },
  "mimetype: 'text/plain'": { mimetype: 'text/plain' },
  'issuer: /\\.css$/': { issuer: /\.css$/ },
  "issuerLayer: 'server'": { issuerLayer: 'server' },
  "dependency: 'url'": { dependency: 'url' },
  "phase: 'defer'": { phase: 'defer' },
  "with: { type: 'text' }": { with: { type: 'text' } },
  "assert: { type: 'json' }": { assert: { type: 'json' } },
  "descriptionData: { name: 'widgets' }": { descriptionData: { name: 'widgets' } },
  "descriptionRelativePath: './lib/'": { descriptionRelativePath: './lib/' },
  "compiler: 'HtmlWebpackCompiler'": { compiler: 'HtmlWebpackCompiler' },
};

const matched = new Map(Object.keys(conditions).map((name) => [name, new Set()]));

const rules = Object.entries(conditions).map(([name, condition]) => ({
  ...condition,
  use({ resource, resourceQuery, resourceFragment, mimetype, issuer }) {
    const file = resource ? path.basename(resource) : `data:${mimetype}`;
    const from = issuer ? ` from ${path.basename(issuer)}` : '';
    matched.get(name).add(`${file}${resourceQuery ?? ''}${resourceFragment ?? ''}${from}`);
    return [];
  },
}));

const compiler = webpack({
  mode: 'development',
  context: folder,
  experiments: { deferImport: true, css: true },
  plugins: [new HtmlWebpackPlugin({ template: 'src/page.ejs' })],
  module: {
    rules: [
      ...rules,
      { test: /render\.js$/, layer: 'server' },
      { test: /\.txt$/, type: 'asset/source' },
      { test: /\.(svg|png)$/, type: 'asset/resource' },
      { mimetype: 'text/plain', type: 'asset/source' },
    ],
  },
});

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  for (const [name, files] of matched) console.log(`${name} => ${[...files].sort().join(', ')}.`);
  compiler.close(() => {});
});
