import { digest } from '../files/digest';

type Compilation = {
  hash?: string | null;
  getAssets: () => readonly { name: string }[];
};
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
};

/**
 * The name of a release. webpack's own hash also depends on the cache and on the order of compilation.
 * Readers hear of a new release only if a file has changed.
 */
export function releaseOf(files: readonly string[]): string {
  const names = [...new Set(files)].sort();
  return digest(names.join('\n'), 20);
}

/** Records what webpack makes for the browser: nothing else names the chunks without a name. */
export function recordEmittedFiles() {
  let emitted: string[] = [];
  return {
    plugin: {
      apply({ hooks }: Compiler): void {
        hooks.afterEmit.tap('scripts of this release', (compilation) => {
          emitted = compilation.getAssets().map(({ name }) => `/${name}`);
          emitted.sort();
          // Gatsby reads it when everything is written.
          compilation.hash = releaseOf(emitted);
        });
      },
    },
    /** The urls of everything that webpack made in this build. */
    urls: (): readonly string[] => emitted,
  };
}
