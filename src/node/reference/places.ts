/** Pages of `configuration/` by the options that they explain. The rest is on the last one. */
const CONFIGURATION: Readonly<Record<string, string>> = {
  cache: 'cache',
  context: 'entry-context',
  devServer: 'dev-server',
  devtool: 'devtool',
  dotenv: 'dotenv',
  entry: 'entry-context',
  experiments: 'experiments',
  extends: 'extending-configurations',
  externals: 'externals',
  externalsPresets: 'externals',
  externalsType: 'externals',
  infrastructureLogging: 'infrastructureLogging',
  mode: 'mode',
  module: 'module',
  node: 'node',
  optimization: 'optimization',
  output: 'output',
  performance: 'performance',
  plugins: 'plugins',
  resolve: 'resolve',
  resolveLoader: 'resolve',
  stats: 'stats',
  target: 'target',
  watch: 'watch',
  watchOptions: 'watch',
};

const OTHER_OPTIONS = 'other-options';

/** The page that explains an option. */
export function pageOfOption(path: string): string {
  if (path.startsWith('optimization.splitChunks.')) return '/plugins/split-chunks-plugin/';
  const [top = ''] = path.split(/[.[]/);
  return `/configuration/${CONFIGURATION[top] ?? OTHER_OPTIONS}/`;
}

const HOOKS: Readonly<Record<string, string>> = {
  Compiler: '/api/compiler-hooks/',
  MultiCompiler: '/api/compiler-hooks/',
  Cache: '/api/compiler-hooks/',
  ContextModuleFactory: '/api/contextmodulefactory-hooks/',
  NormalModuleFactory: '/api/normalmodulefactory-hooks/',
  JavascriptParser: '/api/parser/',
  HotModuleReplacementPlugin: '/api/parser/',
  Resolver: '/api/resolvers/',
  ResolverFactory: '/api/resolvers/',
};

/** The page that explains a hook. Hooks that live in a compilation share one. */
export const pageOfHook = (owner: string) => HOOKS[owner] ?? '/api/compilation-hooks/';

/** The owner whose hooks stand on a page without its name. */
export const MAIN_OWNERS: Readonly<Record<string, string>> = {
  '/api/compiler-hooks/': 'Compiler',
  '/api/compilation-hooks/': 'Compilation',
  '/api/contextmodulefactory-hooks/': 'ContextModuleFactory',
  '/api/normalmodulefactory-hooks/': 'NormalModuleFactory',
  '/api/parser/': 'JavascriptParser',
  '/api/resolvers/': 'Resolver',
};

/** `SourceMapDevToolPlugin` -> `/plugins/source-map-dev-tool-plugin/` */
export const pageOfPlugin = (name: string) =>
  name === 'NoEmitOnErrorsPlugin'
    ? `/plugins/${name}/`
    : `/plugins/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}/`;

/** Where plugins without their own page are documented. */
export const INTERNAL_PLUGINS = '/plugins/internal-plugins/';

export const CLI_PAGE = '/api/cli/';
export const STATS_DATA_PAGE = '/api/stats/';
export const MODULE_METHODS_PAGE = '/api/module-methods/';

/** What modules may refer to stands on the page of methods, of variables, or of the hot API. */
export function pageOfVariable(name: string, isMethod: boolean): string {
  if (/^(module\.hot|import\.meta\.webpackHot)\./.test(name)) return '/api/hot-module-replacement/';
  return isMethod ? MODULE_METHODS_PAGE : '/api/module-variables/';
}
