// Compares each value of `devtool` with the options of the plugin that the page lists for it.
import { isDeepStrictEqual } from 'node:util';
import webpack from 'webpack';
import { build } from './build.mjs';

const use = './loaders/comment.cjs';
const filename = '[file].map[query]';

const values = {
  'source-map': { filename },
  'inline-source-map': {},
  'hidden-source-map': { filename, append: false },
  'nosources-source-map': { filename, noSources: true },
  'cheap-source-map': { filename, module: false, columns: false },
  'cheap-module-source-map': { filename, columns: false },
  'source-map-debugids': { filename, debugIds: true },
  'source-map-scopes': { filename, scopes: true },
};

for (const [devtool, options] of Object.entries(values)) {
  const expected = await build(devtool, { use, devtool });
  const actual = await build(`${devtool}-plugin`, {
    use,
    devtool: false,
    plugins: [new webpack.SourceMapDevToolPlugin({ namespace: 'shop', ...options })],
  });
  console.log(`${devtool}: ${isDeepStrictEqual(actual, expected) ? 'same' : 'different'}`);
}
