import webpack from 'webpack';

// Prints the plugins of webpack that tap `processAssets`, with their stages.
const printTaps = (compiler) => {
  compiler.hooks.thisCompilation.tap('printTaps', (compilation) => {
    compilation.hooks.beforeChunkAssets.tap('printTaps', () => {
      for (const { stage, name } of compilation.hooks.processAssets.taps) {
        console.log(`${stage} ${name}`);
      }
    });
  });
};

export default {
  mode: 'production',
  devtool: 'source-map',
  output: { filename: '[name].[contenthash].js' },
  plugins: [
    printTaps,
    new webpack.BannerPlugin('Example Inc.'),
    new webpack.CopyPlugin({ patterns: ['src/legacy.js'] }),
    new webpack.HotModuleReplacementPlugin(),
    new webpack.ManifestPlugin(),
  ],
};
