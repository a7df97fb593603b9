import { OneAsyncChunkPlugin } from './one-async-chunk-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  output: { chunkFilename: 'on-demand.js', clean: true },
  plugins: [new OneAsyncChunkPlugin()],
};
