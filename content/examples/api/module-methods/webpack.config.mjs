import fs from 'node:fs';
import path from 'node:path';

const files = fs.readdirSync('src', { withFileTypes: true }).filter((each) => each.isFile());

export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: Object.fromEntries(files.map(({ name }) => [path.parse(name).name, `./src/${name}`])),
  output: {
    clean: true,
    publicPath: '',
    filename: '[name].cjs',
    chunkFilename: '[name].cjs',
  },
};
