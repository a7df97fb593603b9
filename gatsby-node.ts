export { onPluginInit } from './src/node/init';
export { onPreInit } from './src/node/preInit';
export { createResolvers, createSchemaCustomization } from './src/node/schema';
export { onCreateNode, shouldOnCreateNode, sourceNodes } from './src/node/nodes';
export { createPages, onPreBootstrap } from './src/node/pages';
export { onPostBuild } from './src/node/endpoints';
export { onCreateDevServer } from './src/node/devServer';
export { onCreateWebpackConfig } from './src/node/bundle';
