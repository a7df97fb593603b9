import { VersionInNamesPlugin } from './version-in-names-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  output: { filename: '[name].[version].js', clean: true },
  plugins: [new VersionInNamesPlugin('2.4.0')],
};
