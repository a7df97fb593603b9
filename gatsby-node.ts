export { onPluginInit } from './src/node/hooks/pluginInit';
export { onPreInit } from './src/node/hooks/preInit';
export { createResolvers, createSchemaCustomization } from './src/node/hooks/schema';
export { onCreateNode, shouldOnCreateNode, sourceNodes } from './src/node/hooks/nodes';
export { createPages, onPreBootstrap } from './src/node/hooks/pages';
export { onPreBuild } from './src/node/hooks/preBuild';
export { onPostBuild } from './src/node/hooks/postBuild';
export { onCreateDevServer } from './src/node/hooks/devServer';
export { onCreateWebpackConfig } from './src/node/hooks/webpackConfig';
