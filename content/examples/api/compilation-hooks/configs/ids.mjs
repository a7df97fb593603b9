import { PrefixedIdsPlugin } from './prefixed-ids-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  optimization: { minimize: false },
  output: { clean: true },
  plugins: [new PrefixedIdsPlugin('shop')],
};
