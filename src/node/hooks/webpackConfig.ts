import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { digestOfInputs, knownInputsPlugin } from '../bundle/cacheInputs';
import { shortenClassNames } from '../bundle/classNames';
import { quickMinifier, quickRules } from '../bundle/compilers';
import { withoutTerminal } from '../bundle/environment';
import { isCssOfEveryPage } from '../bundle/pageStyles';
import { REPLACED } from '../bundle/replaced';
import { startScriptPlugin } from '../bundle/startScript';
import { UNUSED } from '../bundle/unused';
import { packageVersion } from '../files/packageVersion';
import { emitted } from './site';

/** The parts of Gatsby's configuration that are changed here. */
type BuildConfig = {
  cache?: { version?: string };
  module: { rules: RuleSetRule[] };
  optimization: { minimizer: object[] };
  output: { hashSalt?: string };
  plugins: object[];
};

/** As Gatsby calls it; its own types say only that these are functions. */
type BundleArgs = Pick<CreateWebpackConfigArgs, 'actions' | 'stage'> & {
  getConfig: () => BuildConfig;
  plugins: { minifyCss: () => object; define: (values: Record<string, string>) => object };
};

const isStyleSheet = (file: string) => file.endsWith('.css');

// `npm run lint` checks the code, by this project's rules and not Gatsby's.
const isLinter = (plugin: object) => plugin.constructor.name === 'ESLintWebpackPlugin';

type Defining = { definitions: Record<string, unknown> };
const defines = (plugin: object): plugin is Defining => 'definitions' in plugin;

// Node.js has `fetch`. The one that Gatsby provides loads Node's deprecated punycode, which warns.
const isFetchPolyfill = (plugin: object) => defines(plugin) && 'fetch' in plugin.definitions;

type CssExtractor = { options: { ignoreOrder?: boolean } };
const extractsCss = (plugin: object): plugin is CssExtractor =>
  plugin.constructor.name === 'MiniCssExtractPlugin';

export function onCreateWebpackConfig({ actions, stage, getConfig, plugins }: BundleArgs): void {
  actions.setWebpackConfig({ resolve: { alias: REPLACED } });
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      devtool: false,
      resolve: { alias: UNUSED },
      plugins: [startScriptPlugin, emitted.plugin],
      optimization: { splitChunks: { cacheGroups: { styles: { test: isCssOfEveryPage } } } },
    });
  }
  const config = getConfig();
  if (config.cache) config.cache.version = digestOfInputs();
  config.plugins.filter(defines).forEach((plugin) => {
    plugin.definitions = withoutTerminal(plugin.definitions, process.env);
  });
  const isWanted = (plugin: object) => !isLinter(plugin) && !isFetchPolyfill(plugin);
  config.plugins = [
    ...config.plugins.filter(isWanted),
    knownInputsPlugin,
    plugins.define({
      'process.env.SITE_URL': JSON.stringify(process.env['SITE_URL'] ?? ''),
      'process.env.WEBPACK_RELEASE': JSON.stringify(packageVersion('webpack')),
    }),
  ];
  // Each component styles its own classes, so the order of their stylesheets doesn't matter.
  config.plugins.filter(extractsCss).forEach(({ options }) => {
    options.ignoreOrder = true;
  });
  if (stage.startsWith('build')) shortenClassNames(config);
  // In `develop` Babel prepares what can be replaced while the page is open.
  if (stage !== 'develop') {
    config.module.rules = quickRules(config.module.rules, stage === 'build-javascript');
  }
  if (stage === 'build-javascript') {
    config.optimization.minimizer = [quickMinifier(), plugins.minifyCss()];
  }
  if (stage === 'build-html') {
    // Gatsby renders pages again when their renderer changes, but not when only a style sheet's name does.
    config.output.hashSalt = emitted.urls().filter(isStyleSheet).join();
  }
  actions.replaceWebpackConfig(config);
}
