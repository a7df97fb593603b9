import { GzipSizesPlugin } from './gzip-sizes-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  output: { clean: true },
  plugins: [new GzipSizesPlugin()],
};
