import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { digestOfInputs, knownInputsPlugin } from './bundle/cacheInputs';
import { shortenClassNames } from './bundle/classNames';
import { quickMinifier, quickRules } from './bundle/compilers';
import { isCssOfEveryPage } from './bundle/pageStyles';
import { UNUSED } from './bundle/unused';
import { emittedFiles, scriptsPlugin } from './offline/scripts';

/** What is changed here of Gatsby's configuration. */
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
  plugins: { minifyCss: () => object };
};

const isStyleSheet = (file: string) => file.endsWith('.css');

export function onCreateWebpackConfig({ actions, stage, getConfig, plugins }: BundleArgs): void {
  if (!stage.startsWith('build')) return;

  const isForBrowsers = stage === 'build-javascript';
  if (isForBrowsers) {
    actions.setWebpackConfig({
      devtool: false,
      resolve: { alias: UNUSED },
      plugins: [scriptsPlugin],
      optimization: { splitChunks: { cacheGroups: { styles: { test: isCssOfEveryPage } } } },
    });
  }
  const config = getConfig();
  shortenClassNames(config);
  config.module.rules = quickRules(config.module.rules, isForBrowsers);
  if (isForBrowsers) config.optimization.minimizer = [quickMinifier(), plugins.minifyCss()];
  // Gatsby renders pages again when their renderer changes, but not when only a style sheet's name does.
  else config.output.hashSalt = emittedFiles().filter(isStyleSheet).join();
  if (config.cache) config.cache.version = digestOfInputs();
  config.plugins.push(knownInputsPlugin);
  actions.replaceWebpackConfig(config);
}
