import { BuildNumberPlugin } from './build-number-plugin.mjs';
import { GzipPlugin } from './gzip-plugin.mjs';
import { ReportPlugin } from './report-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  output: { clean: true },
  plugins: [new BuildNumberPlugin(42), new GzipPlugin(), new ReportPlugin()],
};
