import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { digest } from '../files/digest';

/** What webpack's cache depends on beside the modules: all packages, and this site's part of the build. */
export const digestOfInputs = (): string =>
  digest(
    ['package-lock.json', '.cache/compiled/gatsby-node.js']
      .map((file) => readFileSync(file, 'utf8'))
      .join(''),
  );

/**
 * The digest says it all, so webpack need not find out: it would follow each `require` of every loader and
 * plugin, for a fifth of the build's work.
 */
export const knownInputsPlugin = {
  apply: ({ hooks }: Pick<Compiler, 'hooks'>): void =>
    hooks.done.tap('KnownInputs', ({ compilation }) => compilation.buildDependencies.clear()),
};
