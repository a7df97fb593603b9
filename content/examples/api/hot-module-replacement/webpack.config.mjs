import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: ['./src/client.js', './src/index.js'],
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
