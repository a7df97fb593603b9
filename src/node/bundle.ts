import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { scriptsPlugin } from './offline/scripts';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
/** Parts of Gatsby's browser runtime that this site has no use for: 4 KB of every first visit. */
const UNUSED = {
  // Scripts in a worker.
  'gatsby-script': false,
  [resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  // Gatsby's own head; ours is react-helmet's.
  [resolve('.cache/head/head-export-handler-for-browser.js')]: resolve('src/app/noGatsbyHead.ts'),
} as const;

/** Components whose CSS comes with their script. Gatsby would put it into every page. */
const OWN_CSS =
  /[\\/]src[\\/]components[\\/](home|offline|sponsors|blog|vote|search[\\/]modal)[\\/]|[\\/]@docsearch[\\/]css[\\/]/;

type BuildConfig = { cache?: { version?: string }; plugins: object[] };

type CssModule = { type: string; identifier: () => string };

const isCssOfEveryPage = (module: CssModule) =>
  module.type === 'css/mini-extract' && !OWN_CSS.test(module.identifier());

export function onCreateWebpackConfig({
  actions,
  stage,
  getConfig,
}: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      resolve: { alias: UNUSED },
      plugins: [scriptsPlugin],
      optimization: { splitChunks: { cacheGroups: { styles: { test: isCssOfEveryPage } } } },
    });
  }
  if (stage.startsWith('build')) {
    // Gatsby types it as any function.
    const config = (getConfig as () => BuildConfig)();
    shortenClassNames(config);
    if (config.cache) config.cache.version = digestOfBuild();
    config.plugins.push(knownDependenciesPlugin);
    actions.replaceWebpackConfig(config);
  }
}

/** What webpack's cache depends on beside the modules: all packages, and this site's part of the build. */
const digestOfBuild = (): string =>
  ['package-lock.json', '.cache/compiled/gatsby-node.js']
    .reduce((digest, file) => digest.update(readFileSync(file)), createHash('sha256'))
    .digest('hex');

/**
 * The digest says it all, so webpack need not find out: it would follow each `require` of every loader and plugin,
 * for a third of the build's time.
 */
const knownDependenciesPlugin = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap('KnownDependencies', ({ compilation }) => compilation.buildDependencies.clear()),
};

/** Class names stand in script, styles and document: the file and the part are for `develop`. */
function shortenClassNames(value: unknown): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if ('localIdentName' in value) value.localIdentName = '[hash:base64:5]';
  Object.values(value).forEach(shortenClassNames);
}
