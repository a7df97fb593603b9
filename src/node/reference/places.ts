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

export const ERRORS_PAGE = '/errors/';
export const CLI_PAGE = '/api/cli/';
export const STATS_DATA_PAGE = '/api/stats/';
export const MODULE_METHODS_PAGE = '/api/module-methods/';

/** The pages that explain what modules may refer to. */
export const VARIABLE_PAGES: readonly string[] = [
  '/api/module-variables/',
  MODULE_METHODS_PAGE,
  '/api/hot-module-replacement/',
];

/** What modules may refer to stands on the page of methods, of variables, or of the hot API. */
export function pageOfVariable(name: string, isMethod: boolean): string {
  if (/^(module\.hot|import\.meta\.webpackHot)\./.test(name)) return '/api/hot-module-replacement/';
  return isMethod ? MODULE_METHODS_PAGE : '/api/module-variables/';
}

export const SOURCES_PAGE = '/api/webpack-sources/';

/** The classes whose members have to be documented, by their page; its main one comes first. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  '/api/compiler-object/': ['Compiler', 'MultiCompiler'],
  '/api/compilation-object/': ['Compilation'],
  '/api/module-object/': ['Module', 'NormalModule'],
  '/api/dependency-object/': ['Dependency'],
  '/api/chunk-object/': ['Chunk'],
  '/api/chunk-group-object/': ['ChunkGroup', 'Entrypoint'],
  '/api/module-graph-object/': ['ModuleGraph', 'ModuleGraphConnection'],
  '/api/chunk-graph-object/': ['ChunkGraph'],
  '/api/node/': ['Stats'],
  '/api/runtime-template-object/': ['RuntimeTemplate'],
  [SOURCES_PAGE]: [
    'webpack.sources',
    'Source',
    'CachedSource',
    'CompatSource',
    'ConcatSource',
    'OriginalSource',
    'PrefixSource',
    'RawSource',
    'ReplaceSource',
    'SizeOnlySource',
    'SourceMapSource',
  ],
  '/api/webpack-util/': ['webpack.util'],
};

export const COUNTED_CLASSES: readonly string[] = Object.values(CLASSES).flat();

/** Parts of what webpack exports that count as classes: what they export are their members. */
export const NAMESPACES = COUNTED_CLASSES.filter((name) => name.startsWith('webpack.'));

const PAGE_OF_CLASS = new Map(
  Object.entries(CLASSES).flatMap(([url, names]) => names.map((name) => [name, url] as const)),
);

/** The page that is made from the types of a letter. */
export const typesUrl = (letter: string) => `/api/types/${letter}/`;

/** The letter under which a type is listed. */
export const letterOf = (name: string) => /[a-z]/i.exec(name)?.[0].toLowerCase() ?? '';

/** The page that explains a class, or that lists its type. */
export const pageOfClass = (name: string) => PAGE_OF_CLASS.get(name) ?? typesUrl(letterOf(name));

/** Where a type is listed: every one is, whether a page explains it or not. */
export const listedAt = (name: string) =>
  `${typesUrl(letterOf(name))}#${name.toLowerCase().replace(/[^\w-]/g, '')}`;

/** The class whose members stand on a page without its name. */
export const mainClassOf = (url: string): string | undefined => CLASSES[url]?.[0];

/** The class of a member under its whole name: `webpack.util.runtime.getRuntimeKey`. */
export const classOfMember = (name: string) =>
  COUNTED_CLASSES.find((owner) => name.startsWith(`${owner}.`)) ?? name.replace(/\.[^.]*$/, '');
