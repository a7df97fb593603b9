// Builds the sample with one setting of splitChunks after the other, and
// prints the files that each page loads, with their modules and sizes in kB.
import path from 'node:path';
import { inspect, promisify } from 'node:util';
import webpack from 'webpack';
import './sample.mjs';

const context = import.meta.dirname;

async function build(splitChunks) {
  const { compilation } = await promisify(webpack)({
    context,
    mode: 'production',
    performance: false,
    entry: { app: './src/app.js', admin: './src/admin.js' },
    output: { path: path.join(context, 'measured'), filename: '[name].js', clean: true },
    optimization: { splitChunks, minimize: false, concatenateModules: false, chunkIds: 'named' },
  });
  return compilation;
}

function label(module) {
  const file = module.nameForCondition();
  return path.basename(file.includes('node_modules') ? path.dirname(file) : file, '.js');
}

function describe({ chunkGraph, entrypoints, chunkGroups, errors, warnings }) {
  const lines = [...errors, ...warnings].map(({ message }) => `  ${message}`);
  const groups = [...entrypoints.values()];
  groups.push(...chunkGroups.filter((group) => !groups.includes(group)));
  const sizes = new Map();
  for (const group of groups) {
    // The browser has already loaded the files of the page with the import().
    const chunks = group.chunks.filter(
      (chunk) => !group.getParents().some((parent) => chunk.isInGroup(parent)),
    );
    const files = chunks
      .map((chunk) => {
        const modules = chunkGraph.getChunkModules(chunk).filter((m) => m.nameForCondition());
        const size = modules.reduce((sum, module) => sum + module.size(), 0) / 1000;
        sizes.set(chunk, size);
        return `${modules.map(label).sort().join('+')} ${size}`;
      })
      .sort();
    const size = chunks.reduce((sum, chunk) => sum + sizes.get(chunk), 0);
    const name = group.name ?? path.basename(group.origins[0].request, '.js');
    lines.push(`  ${name}: ${size} kB in ${files.length}: ${files.join(', ')}`);
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  lines.unshift(`${sizes.size} files, ${total} kB`);
  return lines;
}

const test = /[\\/]node_modules[\\/]/;
const packageName = (module) =>
  `npm-${module.nameForCondition().match(/[\\/]node_modules[\\/](.*?)[\\/]/)[1]}`;

const settings = [
  false,
  {},
  { chunks: 'all' },
  { chunks: 'all', cacheGroups: { vendors: { test, name: 'vendors' } } },
];

const changes = [
  { chunks: 'initial' },
  { chunks: (chunk) => chunk.name !== 'admin' },
  { minSize: 10_000 },
  { minSize: 0 },
  { minSize: 30_000 },
  { minSizeReduction: 60_000 },
  { minRemainingSize: 40_000 },
  { minChunks: 2 },
  { maxInitialRequests: 2 },
  { maxInitialRequests: 1 },
  { maxInitialRequests: 1, enforceSizeThreshold: 100_000 },
  { maxAsyncRequests: 2 },
  { maxAsyncRequests: 2, enforceSizeThreshold: 20_000 },
  { maxSize: 25_000 },
  { name: 'shared' },
  { cacheGroups: { default: false } },
  { cacheGroups: { defaultVendors: false } },
  { cacheGroups: { default: false, defaultVendors: false } },
  { cacheGroups: { dates: { test: /dates/, enforce: true } } },
  { cacheGroups: { charts: { test: /charts|table/ } } },
  { cacheGroups: { charts: { test: /charts|dates/, name: 'charts' } } },
  { cacheGroups: { vendors: { test, name: 'vendors', maxSize: 60_000 } } },
  { cacheGroups: { packages: { test, name: packageName } } },
  { minSize: 0, cacheGroups: { packages: { test, name: packageName } } },
];

for (const setting of [...settings, ...changes.map((change) => ({ chunks: 'all', ...change }))]) {
  const title = inspect(setting, { depth: 9, breakLength: Infinity });
  console.log(`${title}: ${describe(await build(setting)).join('\n')}`);
}
