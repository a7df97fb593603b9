import { HookNamesPlugin } from './hook-names-plugin.mjs';

export default {
  mode: 'production',
  plugins: [new HookNamesPlugin()],
};
