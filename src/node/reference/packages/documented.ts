/** A package besides webpack whose options a page explains. */
export type DocumentedPackage = {
  name: string;
  /** Its page. */
  url: string;
  /** The schemas in its folder, by what the options of each begin with. */
  schemas: Readonly<Record<string, string>>;
};

const loader = (name: string, schema = 'dist/options.json'): DocumentedPackage => ({
  name,
  url: `/loaders/${name}/`,
  schemas: { '': schema },
});

const plugin = (name: string, schema = 'dist/options.json'): DocumentedPackage => ({
  name,
  url: `/plugins/${name}/`,
  schemas: { '': schema },
});

/** A plugin that has a loader with options as well. */
const pluginWithLoader = (name: string, folder: string): DocumentedPackage => ({
  ...plugin(name),
  schemas: { '': `${folder}/plugin-options.json`, loader: `${folder}/loader-options.json` },
});

/**
 * The packages whose schemas list options. Those of coffee-loader and val-loader allow any;
 * babel-loader, html-webpack-plugin and thread-loader have none.
 */
export const DOCUMENTED_PACKAGES: readonly DocumentedPackage[] = [
  loader('css-loader'),
  loader('exports-loader'),
  loader('expose-loader'),
  loader('html-loader'),
  loader('imports-loader'),
  loader('less-loader', 'dist/esm/options.json'),
  loader('postcss-loader'),
  loader('remark-loader'),
  loader('sass-loader'),
  loader('source-map-loader'),
  loader('style-loader'),
  loader('stylus-loader', 'dist/esm/options.json'),
  plugin('chunks-webpack-plugin', 'lib/schemas/plugin-options.json'),
  plugin('compression-webpack-plugin'),
  plugin('copy-webpack-plugin'),
  plugin('css-minimizer-webpack-plugin'),
  plugin('eslint-webpack-plugin'),
  plugin('html-minimizer-webpack-plugin'),
  pluginWithLoader('image-minimizer-webpack-plugin', 'dist'),
  plugin('json-minimizer-webpack-plugin'),
  pluginWithLoader('mini-css-extract-plugin', 'dist'),
  plugin('stylelint-webpack-plugin'),
  pluginWithLoader('svg-chunk-webpack-plugin', 'lib/schemas'),
  plugin('terser-webpack-plugin'),
];

const PAGES = new Map(DOCUMENTED_PACKAGES.map(({ name, url }) => [name, url]));

export const pageOfPackage = (name: string): string => PAGES.get(name) ?? '/loaders/';

/** `css-loader.modules.auto` -> `css-loader` */
export const packageOfOption = (name: string): string => name.split('.')[0] ?? name;

/** The package that a page explains. */
export const packageAt = (url: string): string | undefined =>
  DOCUMENTED_PACKAGES.find((each) => each.url === url)?.name;
