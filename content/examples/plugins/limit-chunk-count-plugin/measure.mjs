// Prints the files of the sample app under each setting of the two plugins.
import './sample.mjs';
import webpack from 'webpack';

const { LimitChunkCountPlugin, MinChunkSizePlugin } = webpack.optimize;

const twoEntries = { index: './src/index.js', admin: './src/admin.js' };
const cases = [
  ['none'],
  ...[5, 4, 3, 2, 1].map((maxChunks) => [
    `maxChunks ${maxChunks}`,
    new LimitChunkCountPlugin({ maxChunks }),
  ]),
  [
    'maxChunks 2, entryChunkMultiplicator 1',
    new LimitChunkCountPlugin({ maxChunks: 2, entryChunkMultiplicator: 1 }),
  ],
  ['maxChunks 1, two entries', new LimitChunkCountPlugin({ maxChunks: 1 }), twoEntries],
  ...[500, 4_000, 8_000, 20_000].map((minChunkSize) => [
    `minChunkSize ${minChunkSize}`,
    new MinChunkSizePlugin({ minChunkSize }),
  ]),
];

function build(plugin, entry = './src/index.js') {
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    entry,
    cache: false,
    optimization: { chunkIds: 'named', minimize: false },
    plugins: [plugin],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (error ? reject(error) : resolve(stats)));
    });
  });
}

for (const [name, plugin, entry] of cases) {
  const stats = await build(plugin, entry);
  const files = stats.toJson({ all: false, assets: true }).assets;
  const names = files.map((file) => file.name.replaceAll(/src_|_js|\.js/g, '')).sort();
  console.log(`${name}: ${names.join(', ')}`);
}
