// Runs builds that together call almost all hooks of the page, and prints the ones that didn't run.
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const root = import.meta.dirname;
const ran = new Set();
const all = new Map();

function observe(owner, hooks) {
  const names = all.get(owner) ?? new Set();
  all.set(owner, names);

  for (const [name, hook] of Object.entries(hooks)) {
    names.add(name);
    const note = () => ran.add(`${owner}.${name}`);

    if (hook instanceof Map || hook._factory) {
      const create = hook._factory;
      for (const each of hook._map.values()) each.intercept?.({ call: note });
      hook._factory = (key, old) => {
        const each = create(key, old);
        each.intercept?.({ call: note });
        return each;
      };
    } else if (hook._args) {
      hook.intercept({ call: note });
    } else {
      hook.tap('all-hooks', note);
    }
  }
}

const classes = {
  NormalModule: webpack.NormalModule,
  JavascriptModulesPlugin: webpack.javascript.JavascriptModulesPlugin,
  CssModulesPlugin: webpack.css.CssModulesPlugin,
  CssLoadingRuntimeModule: webpack.css.CssLoadingRuntimeModule,
  HtmlModulesPlugin: webpack.html.HtmlModulesPlugin,
  AsyncWebAssemblyModulesPlugin: webpack.wasm.AsyncWebAssemblyModulesPlugin,
  LoadScriptRuntimeModule: webpack.runtime.LoadScriptRuntimeModule,
  JsonpChunkLoadingRuntimeModule: webpack.web.JsonpChunkLoadingRuntimeModule,
  JsonpTemplatePlugin: webpack.web.JsonpTemplatePlugin,
  ModuleChunkLoadingRuntimeModule: webpack.esm.ModuleChunkLoadingRuntimeModule,
  RealContentHashPlugin: webpack.optimize.RealContentHashPlugin,
  CleanPlugin: webpack.CleanPlugin,
  CopyPlugin: webpack.CopyPlugin,
  DefinePlugin: webpack.DefinePlugin,
  ExternalModule: webpack.ExternalModule,
  ModuleFederationPlugin: webpack.container.ModuleFederationPlugin,
};

class ObserverPlugin {
  apply(compiler) {
    observe('EntryOptionPlugin', webpack.EntryOptionPlugin.getHooks(compiler));
    compiler.hooks.thisCompilation.tap({ name: 'ObserverPlugin', stage: -1000 }, (compilation) => {
      observe('Compilation', compilation.hooks);
      for (const [owner, from] of Object.entries(classes)) {
        observe(owner, from.getCompilationHooks(compilation));
      }
      // A tap creates the hook of a key; without one, a HookMap has nothing to call.
      compilation.hooks.statsFactory.tap('ObserverPlugin', ({ hooks }) => {
        observe('StatsFactory', hooks);
        for (const hook of Object.values(hooks)) {
          for (const key of ['compilation.modules', 'compilation.modules[].module', 'module']) {
            hook.for(key).tap('ObserverPlugin', () => undefined);
          }
        }
      });
      compilation.hooks.statsPrinter.tap('ObserverPlugin', ({ hooks }) => {
        observe('StatsPrinter', hooks);
        for (const hook of Object.values(hooks)) {
          for (const key of ['compilation.modules', 'module']) {
            hook.for(key).tap('ObserverPlugin', () => undefined);
          }
        }
      });
    });
  }
}

const write = (name, content) => {
  const file = path.join(root, 'all-hooks', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

write(
  'index.js',
  `import { a } from './a.js';
  import './style.css';
  import external from 'external';
  import text from './text.css';
  import loaded from './value.txt';
  import * as wasm from './empty.wasm';
  console.log(a, VERSION, external, text, loaded, wasm);
  import(/* webpackPrefetch: true */ './page.js');
  import(/* webpackPreload: true */ './two.js');`,
);
write('a.js', 'export const a = 1;');
write('page.js', 'import "./page.css"; import(/* webpackPreload: true */ "./three.js");');
write('two.js', 'import(/* webpackPrefetch: true */ "./four.js");');
write('three.js', 'import "./two.css"; console.log(3);');
write('four.js', 'import "./page.css"; console.log(4);');
write('style.css', 'body { color: red }');
write('text.css', '.text { color: red }');
write('page.css', '.page { color: red }');
write('two.css', '.two { color: red }');
write('value.txt', 'value');
write('value.js', 'export default 1;');
write('context.js', 'console.log(require("./" + process.argv[2]));');
write('empty.wasm', Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
write('index.html', '<!doctype html><html><body><script src="./a.js"></script></body></html>');
write('copied/file.txt', 'copied');
write('dist/old.txt', 'old');
write(
  'loader.cjs',
  `module.exports = function () {
    const callback = this.async();
    this.emitFile('emitted.txt', 'emitted');
    this.importModule(this.context + '/value.js', {}, (error, exports) =>
      callback(error, 'export default ' + exports.default));
  };`,
);

const inCompilation = (fn) => (compiler) =>
  compiler.hooks.thisCompilation.tap('Trigger', (compilation) => fn(compilation, compiler));

const base = {
  context: path.join(root, 'all-hooks'),
  mode: 'production',
  entry: './index.js',
  externals: { external: 'External' },
  output: {
    path: path.join(root, 'all-hooks/dist'),
    filename: '[name].[contenthash].js',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  optimization: { minimize: false },
  module: {
    rules: [
      { test: /\.txt$/, type: 'javascript/auto', use: './loader.cjs' },
      { test: /text\.css$/, parser: { exportType: 'text' } },
    ],
  },
};

async function build(options, { times = 1, plugins = [] } = {}) {
  const compiler = webpack({
    ...base,
    ...options,
    plugins: [new ObserverPlugin(), ...plugins],
  });
  for (let time = 0; time < times; time += 1) {
    await new Promise((resolve) => {
      compiler.run((error, stats) => {
        stats?.toString({ preset: 'normal', logging: 'verbose' });
        resolve();
      });
    });
  }
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
}

let isSealedAgain = false;

await build(
  {},
  {
    plugins: [
      new webpack.DefinePlugin({ VERSION: '1' }),
      new webpack.CopyPlugin({ patterns: ['copied'] }),
      inCompilation((compilation) => {
        compilation.hooks.renderEmbeddedSource.tap('Trigger', (source) => source);
      }),
    ],
  },
);
await build({ output: { ...base.output, module: true } });
await build({ mode: 'development', entry: './a.js' }, { times: 2 });
await build(
  { entry: './a.js', optimization: { splitChunks: false } },
  {
    plugins: [
      inCompilation((compilation, compiler) => {
        compilation.hooks.finishModules.tapAsync('Trigger', ([module], callback) => {
          compilation.rebuildModule(module, (error) => callback(error));
        });
        compilation.hooks.needAdditionalSeal.tap('Trigger', () => {
          if (isSealedAgain) return undefined;
          isSealedAgain = true;
          return true;
        });
        compilation.createChildCompiler('child', {}, []);
        compiler.hooks.make.tap('Trigger', () => {});
      }),
    ],
  },
);
await build(
  { entry: './index.html', output: { path: base.output.path } },
  {
    plugins: [
      inCompilation((compilation) => {
        classes.HtmlModulesPlugin.getCompilationHooks(compilation).transformTags.tap(
          'Trigger',
          () => {},
        );
      }),
    ],
  },
);
await build(
  { entry: './a.js' },
  {
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'app',
        filename: 'remote.js',
        exposes: { './value': './value.js' },
      }),
    ],
  },
);
await build({ entry: './missing.js', bail: true });
await build(
  { entry: './context.js' },
  {
    plugins: [
      (compiler) => {
        compiler.hooks.contextModuleFactory.tap('Trigger', (factory) => {
          factory.hooks.alternativeRequests.tapPromise('Trigger', () =>
            Promise.reject(new Error('no alternatives')),
          );
        });
      },
    ],
  },
);

{
  const compiler = webpack({ ...base, entry: './a.js', plugins: [new ObserverPlugin()] });
  await new Promise((resolve) => {
    compiler.run((error, stats) => {
      stats.toString('minimal');
      compiler.close(resolve);
    });
  });
}

for (const [owner, names] of all) {
  const silent = [...names].filter((name) => !ran.has(`${owner}.${name}`));
  console.log(
    `${owner}: ${names.size - silent.length} of ${names.size} hooks ran ${silent.join(' ')}`,
  );
}
