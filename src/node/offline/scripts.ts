type Compilation = { getAssets: () => readonly { name: string }[] };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
};

let emitted: string[] = [];

/** Takes down what webpack makes for the browser: nothing else names the chunks without a name. */
export const scriptsPlugin = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('scripts of this release', (compilation) => {
      emitted = compilation.getAssets().map(({ name }) => `/${name}`);
    });
  },
};

/** The urls of everything that webpack made in this build. */
export const emittedFiles = (): readonly string[] => emitted;
