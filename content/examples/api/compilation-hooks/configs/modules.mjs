import { SlowModulesPlugin } from './slow-modules-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  plugins: [new SlowModulesPlugin({ limit: 0 })],
};
