import { KeepUploadsPlugin } from './keep-uploads-plugin.mjs';
import { NoncePlugin } from './nonce-plugin.mjs';
import { PlainEmbeddedCssPlugin } from './plain-embedded-css-plugin.mjs';
import { ReferrerPolicyPlugin } from './referrer-policy-plugin.mjs';
import { ResetFirstPlugin } from './reset-first-plugin.mjs';

export default {
  mode: 'development',
  devtool: false,
  entry: './src/index.html',
  output: { clean: true },
  module: { rules: [{ test: /embedded\.css$/, parser: { exportType: 'text' } }] },
  plugins: [
    new KeepUploadsPlugin(),
    new NoncePlugin('r4nd0m'),
    new PlainEmbeddedCssPlugin(),
    new ReferrerPolicyPlugin('no-referrer'),
    new ResetFirstPlugin(),
  ],
};
