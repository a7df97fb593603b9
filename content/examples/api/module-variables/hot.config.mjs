import webpack from 'webpack';
import config from './webpack.config.mjs';

export default { ...config, plugins: [new webpack.HotModuleReplacementPlugin()] };
