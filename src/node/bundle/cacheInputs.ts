import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { isBuildFolder } from '../files/checkout';
import { digest } from '../files/digest';
import { styleModules } from './classNames';

/** `npm run build` compiles it before Gatsby starts, see `scripts/build/compiledConfig.ts`. */
const OUR_PART = isBuildFolder() ? 'gatsby-node.js' : '.cache/compiled/gatsby-node.js';

/**
 * What webpack's cache depends on in addition to the modules: all packages, our part of the build, and the
 * list of style sheets, which names their classes.
 */
export const digestOfInputs = (): string =>
  digest(
    ['package-lock.json', OUR_PART]
      .map((file) => readFileSync(file, 'utf8'))
      .concat(styleModules())
      .join(''),
  );

/**
 * webpack would find out what its cache depends on by following each `require` of every loader and plugin,
 * which takes a fifth of the build. The digest covers all of that.
 */
export const knownInputsPlugin = {
  apply: ({ hooks }: Pick<Compiler, 'hooks'>): void =>
    hooks.done.tap('KnownInputs', ({ compilation }) => compilation.buildDependencies.clear()),
};
