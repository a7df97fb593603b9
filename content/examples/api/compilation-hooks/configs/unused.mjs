import { UnusedFilesPlugin } from './unused-files-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  plugins: [new UnusedFilesPlugin()],
};
