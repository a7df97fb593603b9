import { BoundaryPlugin } from './boundary-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  plugins: [new BoundaryPlugin({ from: /index\.js$/, to: /format\.js$/ })],
};
