import { BuildSettingsPlugin } from './build-settings-plugin.mjs';

export default ({ settings }) => ({
  mode: 'production',
  target: 'node',
  optimization: { realContentHash: false },
  output: { filename: `[name].[contenthash].${settings}.js`, clean: true },
  plugins: [new BuildSettingsPlugin(settings)],
});
