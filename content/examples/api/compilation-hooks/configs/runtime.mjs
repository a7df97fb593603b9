import { RetryPlugin } from './retry-plugin.mjs';
import { VersionPlugin } from './version-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  optimization: { chunkIds: 'named' },
  output: { clean: true },
  plugins: [new VersionPlugin('2.4.0'), new RetryPlugin()],
};
