import { RevisionPlugin } from './revision-plugin.mjs';
import { SummaryPlugin } from './summary-plugin.mjs';

export default ({ revision }) => ({
  mode: 'production',
  target: 'node',
  output: { path: import.meta.dirname + `/dist/${revision}`, filename: '[fullhash].js' },
  plugins: [new RevisionPlugin(revision), new SummaryPlugin()],
});
