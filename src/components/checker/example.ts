/** A configuration with something of everything that the check finds. */
export const EXAMPLE = `const path = require('path');
const webpack = require('webpack');
const UglifyJsPlugin = require('uglifyjs-webpack-plugin');

module.exports = {
  mode: 'production',
  entry: './src/index.js',
  devtool: 'cheap-module-eval-source-map',
  output: {
    path: './dist',
    filename: '[name].[hash].js',
    publicPth: '/assets/',
    jsonpFunction: 'appJsonp',
  },
  module: {
    rules: [
      { test: /\\.js$/, loader: 'babel-loader', query: { cacheDirectory: true } },
      { test: /\\.png$/, use: 'url-loader' },
    ],
  },
  optimization: {
    minimize: true,
    minimizer: [new UglifyJsPlugin()],
    splitChunks: { chunks: 'everything' },
  },
  plugins: [new webpack.optimize.CommonsChunkPlugin({ name: 'vendor' })],
};
`;
