import webpack, { type Compilation, type Compiler } from 'webpack';

type WithHooks = { hooks: object };

/** The live objects that take part in a build. */
export type Instances = {
  compiler: Compiler;
  compilation: Compilation;
  normalModuleFactory: WithHooks;
  contextModuleFactory: WithHooks;
  parser: Parser;
};

/** A parser, with the names that its maps of hooks are tapped for. */
export type Parser = {
  hooks: Readonly<Record<string, { _map?: ReadonlyMap<unknown, unknown> }>>;
};

// webpack's declarations do not export it.
type Factory = WithHooks & { createParser: (type: string) => Parser };

/** The instances of a build without a single module. */
export function buildNothing(): Promise<Instances> {
  const compiler = webpack({
    entry: {},
    mode: 'none',
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  return new Promise((resolve, reject) => {
    let made: Instances | undefined;
    compiler.hooks.compilation.tap('reference', (compilation, params) => {
      const normalModuleFactory = params.normalModuleFactory as unknown as Factory;
      const { contextModuleFactory } = params;
      const parser = normalModuleFactory.createParser('javascript/auto');
      made ??= { compiler, compilation, normalModuleFactory, contextModuleFactory, parser };
    });
    compiler.compile((error) => {
      if (made && !error) resolve(made);
      else reject(error ?? new Error('webpack did not compile'));
    });
  });
}
