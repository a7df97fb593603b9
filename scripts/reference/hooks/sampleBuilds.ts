import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { HookRecorder, type HookRecord } from './hookRecorder';

/** Names in the sample that only run a hook if someone has asked for them. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  'JavascriptParser.label': ['label'],
  'JavascriptParser.call': ['used', 'outside', 'after'],
  'JavascriptParser.callMemberChain': ['outside', 'lib'],
  'JavascriptParser.memberChainOfCallMemberChain': ['outside.factory', 'outside'],
  'JavascriptParser.callMemberChainOfCallMemberChain': ['outside.factory', 'outside'],
  'JavascriptParser.new': ['outside'],
  'JavascriptParser.typeof': ['outside'],
  'JavascriptParser.assign': ['outside', 'variable'],
  'JavascriptParser.write': ['outside', 'variable', 'changing'],
  'JavascriptParser.assignMemberChain': ['outside', 'outside.member'],
  'JavascriptParser.writeMemberChain': ['outside', 'outside.member', 'outside.setting'],
  'JavascriptParser.expression': ['outside', 'variable'],
  'JavascriptParser.expressionMemberChain': ['outside', 'all'],
  'JavascriptParser.unhandledExpressionMemberChain': ['outside', 'all'],
  'JavascriptParser.pattern': ['part', 'rest', 'variable', 'assigned'],
  'JavascriptParser.varDeclaration': ['variable', 'changing', 'constant'],
  'JavascriptParser.varDeclarationVar': ['variable'],
  'JavascriptParser.varDeclarationLet': ['changing'],
  'JavascriptParser.varDeclarationConst': ['constant', 'alias'],
  'JavascriptParser.canRename': ['require', 'outside'],
  'JavascriptParser.rename': ['require', 'outside'],
  'JavascriptParser.evaluateIdentifier': ['outside', 'constant'],
  'JavascriptParser.evaluateDefinedIdentifier': ['constant', 'variable', 'this'],
  'JavascriptParser.evaluateTypeof': ['outside', 'window'],
  'JavascriptParser.isPure': ['CallExpression', 'ClassDeclaration', 'NewExpression'],
  'JavascriptParser.evaluateNewExpression': ['RegExp', 'URL'],
  'JavascriptParser.evaluateCallExpression': ['outside', 'RegExp'],
  'NormalModuleFactory.resolveForScheme': ['data'],
  'NormalModuleFactory.resolveInScheme': ['data', 'http', 'file'],
  'Compilation.statsPreset': ['normal'],
  'JavascriptParser.evaluateCallExpressionMember': ['concat'],
  'JavascriptParser.varDeclarationUsing': ['resource'],
  'NormalModule.readResource': ['', 'data', 'undefined'],
  'Compilation.runtimeRequirementInChunk': ['__webpack_require__', 'module'],
  'Compilation.runtimeRequirementInModule': ['__webpack_require__', 'module'],
  ...Object.fromEntries(
    ['extract', 'filter', 'sort', 'filterSorted', 'groupResults', 'sortResults', 'filterResults']
      .concat('merge', 'result', 'getItemName', 'getItemFactory')
      .map((name) => [
        `StatsFactory.${name}`,
        ['compilation', 'compilation.modules', 'compilation.assets', 'compilation.chunks'],
      ]),
  ),
  ...Object.fromEntries(
    [
      'sortElements',
      'printElements',
      'sortItems',
      'getItemName',
      'printItems',
      'print',
      'result',
    ].map((name) => [`StatsPrinter.${name}`, ['compilation', 'compilation.modules', 'module']]),
  ),
};

type Sample = {
  configuration: Configuration;
  /** How often to run the same compiler. */
  runs?: number;
  /** The file to change once when the first build is done. */
  watch?: string;
};

const RULES = [
  { test: /\.svg$/, type: 'asset/resource' },
  { test: /\.txt$/, type: 'asset/source' },
];

/** Ends a compilation twice, and builds twice. */
const again: webpack.WebpackPluginFunction = (compiler) => {
  let seals = 1;
  let passes = 1;
  compiler.hooks.thisCompilation.tap('Again', (compilation) => {
    compilation.hooks.needAdditionalSeal.tap('Again', () => seals-- > 0 || undefined);
    compilation.hooks.needAdditionalPass.tap('Again', () => passes-- > 0 || undefined);
  });
};

/** Builds one of its modules again, and a child compilation. */
const rebuilds: webpack.WebpackPluginFunction = (compiler) => {
  compiler.hooks.finishMake.tapAsync('Rebuilds', (compilation, callback) => {
    const [module] = [...compilation.modules].filter((each) => each.type.startsWith('javascript'));
    compilation.rebuildModule(module!, (error) => callback(error));
  });
  compiler.hooks.make.tapAsync('Rebuilds', (compilation, callback) => {
    const child = compilation.createChildCompiler('Child', { filename: 'child.js' });
    new compiler.webpack.EntryPlugin(compiler.context, './src/lazy.js', { name: 'child' }).apply(
      child,
    );
    child.runAsChild((error) => callback(error));
  });
};

const failing =
  (hook: 'emit' | 'beforeRun'): webpack.WebpackPluginFunction =>
  (compiler) => {
    compiler.hooks[hook].tapPromise('Failing', () =>
      Promise.reject(new Error('Failed on purpose')),
    );
  };

const samplesIn = (folder: string): Record<string, Sample> => ({
  production: { configuration: { mode: 'production' } },
  development: { configuration: { mode: 'development' } },
  twice: { configuration: { mode: 'development' }, runs: 2 },
  syntax: {
    configuration: { mode: 'production', entry: './src/syntax.js', module: { rules: RULES } },
  },
  kinds: {
    configuration: {
      mode: 'production',
      entry: './src/kinds.js',
      experiments: { css: true, asyncWebAssembly: true },
      module: { rules: RULES },
      devtool: 'source-map',
      output: { filename: '[name].[contenthash].js', clean: true },
    },
  },
  html: {
    configuration: {
      mode: 'production',
      entry: './src/page.html',
      experiments: { html: true, css: true },
      module: { rules: RULES },
    },
  },
  esm: {
    configuration: {
      mode: 'production',
      entry: './src/syntax.js',
      module: { rules: RULES },
      experiments: { outputModule: true },
      output: { module: true, chunkFormat: 'module', library: { type: 'module' } },
    },
  },
  node: {
    configuration: {
      mode: 'production',
      target: 'node',
      module: { rules: [{ test: /greet\.js$/, use: './loaders/emit.cjs' }] },
      externals: { './lazy.js': 'node-commonjs fs' },
    },
  },
  watch: { configuration: { mode: 'development' }, watch: 'src/greet.js' },
  hmr: {
    configuration: {
      mode: 'development',
      entry: './src/syntax.js',
      module: { rules: RULES },
      plugins: [new webpack.HotModuleReplacementPlugin()],
    },
    watch: 'src/more.js',
  },
  cacheCold: {
    configuration: {
      mode: 'production',
      cache: { type: 'filesystem', cacheDirectory: join(folder, '.cache') },
    },
  },
  cacheWarm: {
    configuration: {
      mode: 'production',
      cache: { type: 'filesystem', cacheDirectory: join(folder, '.cache') },
    },
  },
  records: {
    configuration: { mode: 'production', recordsPath: join(folder, 'records.json') },
  },
  errors: {
    configuration: {
      mode: 'production',
      entry: { main: './src/broken.js', missing: './src/nothing.js' },
      module: { rules: [{ test: /fails\.txt$/, use: './loaders/throw.cjs' }] },
    },
  },
  bail: { configuration: { mode: 'development', bail: true, entry: './src/nothing.js' } },
  failedRun: { configuration: { mode: 'development', plugins: [failing('beforeRun')] } },
  failedEmit: { configuration: { mode: 'development', plugins: [failing('emit')] } },
  again: {
    configuration: { mode: 'development', optimization: { splitChunks: false }, plugins: [again] },
  },
  rebuild: { configuration: { mode: 'development', plugins: [rebuilds] } },
  execute: { configuration: { mode: 'development', entry: './src/executes.js' } },
  dll: {
    configuration: {
      mode: 'development',
      entry: { library: ['./src/library.js'] },
      output: { library: 'library' },
      plugins: [new webpack.DllPlugin({ name: 'library', path: join(folder, 'dll.json') })],
    },
  },
  dllReference: {
    configuration: {
      mode: 'development',
      entry: './src/syntax.js',
      module: { rules: RULES },
      plugins: [
        new webpack.DllReferencePlugin({ manifest: join(folder, 'dll.json'), context: folder }),
      ],
    },
  },
  federation: {
    configuration: {
      mode: 'development',
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'host',
          filename: 'remoteEntry.js',
          exposes: { './greet': './src/greet.js' },
          remotes: { other: 'other@http://localhost/remoteEntry.js' },
        }),
      ],
    },
  },
  plugins: {
    configuration: {
      mode: 'production',
      plugins: [
        new webpack.DefinePlugin({ VERSION: '"1"' }),
        new webpack.ProgressPlugin(() => {}),
        new webpack.CopyPlugin({ patterns: ['public'] }),
      ],
      externals: { './greet.js': 'commonjs greet' },
      infrastructureLogging: { level: 'none' },
    },
  },
});

/** The hooks of each sample, by its name. Some samples need files of those before them. */
export async function recordSamples(folder: string): Promise<Record<string, HookRecord>> {
  const records: Record<string, HookRecord> = {};
  for (const [name, sample] of Object.entries(samplesIn(folder))) {
    records[name] = await recordSample(folder, name, sample);
  }
  return { ...records, several: await recordSeveral(folder) };
}

async function recordSample(folder: string, name: string, sample: Sample): Promise<HookRecord> {
  const recorder = new HookRecorder(KEYS);
  const { plugins = [], output, ...configuration } = sample.configuration;
  const compiler = webpack({
    context: folder,
    optimization: { minimize: false },
    ...configuration,
    output: { path: join(folder, 'dist', name), ...output },
    plugins: [recorder, ...plugins],
  });
  if (sample.watch) await watchOnce(compiler, join(folder, sample.watch));
  else for (let run = 0; run < (sample.runs ?? 1); run += 1) await build(compiler);
  await new Promise((resolve) => compiler.close(resolve));
  return recorder.record;
}

/** The hooks of two compilers that build together, while they watch and once more. */
async function recordSeveral(folder: string): Promise<HookRecord> {
  const recorder = new HookRecorder(KEYS);
  const one = (name: string): Configuration => ({
    name,
    context: folder,
    mode: 'development',
    output: { path: join(folder, 'dist', name) },
    plugins: [recorder],
  });
  const compiler = webpack(
    Object.assign([one('first'), { ...one('second'), dependencies: ['first'] }], {
      plugins: [(all: webpack.MultiCompiler) => recorder.applyToAll(all)],
    }),
  );
  compiler.getInfrastructureLogger('sample').debug('Two compilers');
  await new Promise<void>((resolve) => {
    let builds = 0;
    const watching = compiler.watch({}, () => {
      builds += 1;
      if (builds === 1) watching?.invalidate();
      else watching?.close(() => resolve());
    });
  });
  await new Promise((resolve) => compiler.run(resolve));
  await new Promise((resolve) => compiler.close(resolve));
  return recorder.record;
}

const build = (compiler: webpack.Compiler) =>
  new Promise<void>((resolve) => {
    compiler.run((_error, stats) => {
      print(stats);
      resolve();
    });
  });

/** Whoever reads the result of a build runs hooks as well. */
function print(stats: Stats | undefined): void {
  stats?.toJson('normal');
  stats?.toString({});
}

const watchOnce = (compiler: webpack.Compiler, file: string) =>
  new Promise<void>((resolve) => {
    let builds = 0;
    const watching = compiler.watch({ aggregateTimeout: 5, poll: 20 }, (_error, stats) => {
      print(stats);
      builds += 1;
      if (builds === 1) setTimeout(() => appendFileSync(file, '\n// changed\n'), 100);
      else watching?.close(() => resolve());
    });
  });
