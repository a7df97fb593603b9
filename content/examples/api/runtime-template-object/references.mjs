// Prints what the runtime template generates for imports of an ES module and a CommonJS module,
// without comments.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const { AsyncDependenciesBlock } = webpack;
const { ModuleDependency } = webpack.dependencies;

const METHODS = [
  'moduleExports',
  'moduleRaw',
  'moduleNamespace',
  'moduleNamespacePromise',
  'importStatement',
  'exportFromImport',
  'moduleId',
  'blockPromise',
  'syncModuleFactory',
  'asyncModuleFactory',
];

const folder = import.meta.dirname;
const SOURCES = {
  'index.js': "load('./esm.js'); load('./cjs.js');",
  'esm.js': 'export const start = () => {};',
  'cjs.js': 'module.exports = createApp();',
};
mkdirSync(path.join(folder, 'src'), { recursive: true });
for (const [name, source] of Object.entries(SOURCES)) {
  writeFileSync(path.join(folder, 'src', name), source);
}

const results = [];

class LoadDependency extends ModuleDependency {}

class LoadTemplate extends ModuleDependency.Template {
  apply(dependency, source, { chunkGraph, module, moduleGraph, runtime, runtimeTemplate }) {
    const block = moduleGraph.getParentBlock(dependency);
    const codes = METHODS.map((method) => {
      const code = runtimeTemplate[method]({
        block,
        chunkGraph,
        dependency,
        exportName: 'start',
        importVar: 'app',
        initFragments: [],
        message: '',
        module: moduleGraph.getModule(dependency),
        moduleGraph,
        originModule: module,
        request: dependency.request,
        runtime,
        runtimeRequirements: new Set(),
        strict: false,
      });
      return [code]
        .flat()
        .join('')
        .replace(/\/\*.*?\*\/ ?/g, '')
        .trim()
        .replace(/\s+/g, ' ');
    });
    results.push(codes);
  }
}

const plugin = (compiler) => {
  compiler.hooks.compilation.tap('references', (compilation, { normalModuleFactory }) => {
    compilation.dependencyFactories.set(LoadDependency, normalModuleFactory);
    compilation.dependencyTemplates.set(LoadDependency, new LoadTemplate());
    normalModuleFactory.hooks.parser.for('javascript/auto').tap('references', (parser) => {
      parser.hooks.call.for('load').tap('references', (call) => {
        const request = call.arguments[0].value;
        const dependency = new LoadDependency(request);
        dependency.loc = parser.getLocation(call);
        const block = new AsyncDependenciesBlock(request.slice(2, -3), dependency.loc, request);
        block.addDependency(dependency);
        parser.state.current.addBlock(block);
        return true;
      });
    });
  });
};

const compiler = webpack({
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  optimization: { chunkIds: 'named', moduleIds: 'named', mangleExports: false },
  plugins: [plugin],
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  const [esm, cjs] = results;
  for (const [index, method] of METHODS.entries()) {
    const codes =
      esm[index].replaceAll('esm', 'cjs') === cjs[index] ? 'the same' : `\`${cjs[index]}\``;
    console.log(`| \`${method}()\` | \`${esm[index]}\` | ${codes} |`);
  }
  compiler.close(() => {});
});
