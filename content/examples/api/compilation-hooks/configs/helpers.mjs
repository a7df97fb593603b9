import { AppNamePlugin } from './app-name-plugin.mjs';
import { NotesPlugin } from './notes-plugin.mjs';
import { StrictContentPlugin } from './strict-content-plugin.mjs';

export default {
  mode: 'production',
  target: 'node',
  entry: './src/notes.js',
  output: { clean: true },
  module: { rules: [{ test: /notes\.js$/, use: './name-loader.cjs' }] },
  plugins: [new AppNamePlugin('shop'), new NotesPlugin(), new StrictContentPlugin()],
};
