// Builds the sample in production mode, changes one option at a time,
// and prints how many files are written and how large they are together.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const context = import.meta.dirname;

// A module that is large enough for a separate chunk.
const countries = Array.from({ length: 1500 }, (_, i) => `Country ${i + 1000}`);
fs.writeFileSync(
  path.join(context, 'src/charts/countries.js'),
  `export const countries = ${JSON.stringify(countries)};\n`,
);

async function build(optimization) {
  const stats = await promisify(webpack)({
    context,
    mode: 'production',
    performance: false,
    optimization,
    output: {
      path: path.join(context, 'measured'),
      filename: '[name].[contenthash].js',
      clean: true,
    },
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));

  const { assets } = stats.toJson({ all: false, assets: true, cachedAssets: true });
  return {
    names: assets
      .map(({ name }) => name)
      .sort()
      .join(),
    files: assets.length,
    bytes: assets.reduce((sum, { size }) => sum + size, 0),
  };
}

const changes = [
  { minimize: false },
  { concatenateModules: false },
  { usedExports: false },
  { usedExports: 'global' },
  { providedExports: false },
  { sideEffects: 'flag' },
  { sideEffects: false },
  { innerGraph: false },
  { inlineExports: false },
  { mangleExports: false },
  { mangleExports: 'size' },
  { nodeEnv: false },
  { avoidEntryIife: false },
  { splitChunks: false },
  { runtimeChunk: 'single' },
  { mergeDuplicateChunks: false },
  { removeEmptyChunks: false },
  { flagIncludedChunks: false },
  { removeAvailableModules: true },
  { moduleIds: 'named' },
  { moduleIds: 'natural' },
  { moduleIds: 'size' },
  { chunkIds: 'named' },
  { chunkIds: 'natural' },
  { chunkIds: 'size' },
  { chunkIds: 'total-size' },
  { realContentHash: false },
];

const base = await build({});
console.log(`defaults: ${base.files} files, ${base.bytes} bytes`);

for (const change of changes) {
  const { files, bytes, names } = await build(change);
  const difference = bytes - base.bytes;
  console.log(
    `${JSON.stringify(change)}: ${files} files, ${difference > 0 ? '+' : ''}${difference} bytes${
      names === base.names ? ', same names' : ''
    }`,
  );
}
