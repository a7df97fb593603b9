import { statSync } from 'node:fs';
import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';

const quality = (value) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: value } });
const settings = {
  'gzip, level 1': { compressionOptions: { level: 1 } },
  'gzip, level 9': {},
  deflate: { algorithm: 'deflate' },
  'brotliCompress, quality 5': { algorithm: 'brotliCompress', compressionOptions: quality(5) },
  'brotliCompress, quality 11': { algorithm: 'brotliCompress' },
};
const kilobytes = (file) => (statSync(`measured/${file}`).size / 1000).toFixed(1);

for (const [name, options] of Object.entries(settings)) {
  const compiler = webpack({
    mode: 'production',
    output: { path: `${import.meta.dirname}/measured`, clean: true },
    plugins: [new CompressionPlugin({ ...options, filename: '[path][base].out' })],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  const [all, compressed] = ['main.js', 'main.js.out'].map(kilobytes);
  console.log(`${name}: ${all} kB, ${compressed} kB`);
}
