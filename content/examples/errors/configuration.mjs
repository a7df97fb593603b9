import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import vm from 'node:vm';

const require = createRequire(import.meta.url);
const resolved = (file) => require.resolve(file);
const CLI = path.join(path.dirname(resolved('webpack-cli/package.json')), 'bin/cli.js');

/** What a program prints in the terminal. */
async function printed(project, args) {
  const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { cwd: project, env, stdio: ['ignore'] });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return out + errors;
}

/** webpack-cli with these files; each list of arguments is a run. */
const cli = (files, ...runs) => ({
  files: { 'src/index.js': 'console.log(1);\n', ...files },
  print: async ({ project }) => {
    let all = '';
    for (const args of runs.length > 0 ? runs : [[]]) all += await printed(project, [CLI, ...args]);
    return all;
  },
});

const configFile = (text, file = 'webpack.config.mjs') => cli({ [file]: text });

/** Several builds of a project. */
const builds = (files, ...configs) => ({
  files: { 'src/index.js': 'console.log(1);\n', ...files },
  print: async ({ build, project, webpack }) => {
    let all = '';
    for (const config of configs) {
      all += await build(typeof config === 'function' ? config({ webpack, project }) : config);
    }
    return all;
  },
});

/** A build of an empty project. */
const building = (config) => ({ files: { 'src/index.js': 'console.log(1);\n' }, config });

const usingReact = { 'src/index.js': "import React from 'react';\n\nconsole.log(React);\n" };
const rules = (...all) => ({ module: { rules: all } });

export default {
  'invalid-configuration-object': configFile(
    "export default { performance: { maxAssetSize: '250kb' } };\n",
  ),
  'unknown-property': { config: { filename: 'app.js' } },
  'unknown-node-property': { config: { node: { fs: 'empty' } } },
  'one-of-these': { config: { mode: 'prod' } },
  'absolute-path': { config: { output: { path: 'dist' } } },
  'relative-path': { config: { output: { filename: '/app/dist/app.js' } } },
  devtool: { config: { devtool: 'cheap-module-eval-source-map' } },
  'misses-apply': { config: { plugins: [{ filename: 'index.html' }] } },
  'invalid-options-object': {
    files: { 'src/index.js': "import './app.css';\n", 'src/app.css': '' },
    config: rules({
      test: /\.css$/,
      type: 'javascript/auto',
      loader: 'css-loader',
      options: { localIdentName: '[local]' },
    }),
  },
  'dev-server-options': cli(
    { 'webpack.config.mjs': "export default { devServer: { contentBase: 'public' } };\n" },
    ['serve'],
  ),

  'failed-to-load': cli({}, ['--config', 'webpack.prod.js']),
  'require-is-not-defined': cli(
    {
      'package.json': '{ "type": "module" }',
      'webpack.config.js': "const path = require('node:path');\n\nmodule.exports = {};\n",
      'webpack.prod.js': "module.exports = { mode: 'production' };\n",
    },
    [],
    ['--config', 'webpack.prod.js'],
  ),
  'import-outside-module': cli(
    {
      'package.json': '{ "type": "commonjs" }',
      'webpack.config.js': "import path from 'node:path';\n\nexport default {};\n",
      'webpack.prod.js': "export default { mode: 'production' };\n",
    },
    [],
    ['--config', 'webpack.prod.js'],
  ),
  'module-type': configFile("export default { mode: 'development' };\n", 'webpack.config.js'),
  'cannot-find-package': configFile(
    "import HtmlPlugin from 'html-webpack-plugins';\n\nexport default { plugins: [new HtmlPlugin()] };\n",
  ),
  'named-export': configFile(
    "import { DefinePlugin } from 'webpack';\n\nexport default { plugins: [new DefinePlugin({})] };\n",
  ),
  'not-a-constructor': configFile(
    "const { CopyPlugin } = require('copy-webpack-plugin');\n\nmodule.exports = { plugins: [new CopyPlugin()] };\n",
    'webpack.config.cjs',
  ),
  'without-new': configFile(
    "import webpack from 'webpack';\n\nexport default { plugins: [webpack.DefinePlugin({})] };\n",
  ),
  'module-loaders': cli({
    // A folder of packages without one that compiles TypeScript
    'node_modules/webpack/package.json': '{}',
    'webpack.config.ts':
      "enum Mode { Production = 'production' }\n\nexport default { mode: Mode.Production };\n",
  }),
  'default-export': cli({ 'webpack.config.mjs': 'export const config = {};\n' }, [
    '--mode',
    'none',
  ]),
  'invalid-configuration-in': configFile(
    "export default () => {\n  ({ mode: 'production' });\n};\n",
  ),

  'unknown-option': cli({}, ['--mod', 'production']),
  'unknown-command': cli({}, ['built']),
  'invalid-value': cli({}, ['--mode', 'prod']),
  'config-name': {
    files: { 'client.mjs': "export default [{ name: 'client' }];\n" },
    print: async ({ project }) => {
      const named = ['--config', 'client.mjs', '--config-name', 'server'];
      return (
        (await printed(project, [CLI, ...named])) + (await printed(project, [CLI, 'configtest']))
      );
    },
  },
  'cli-must-be-installed': {
    files: {
      'node_modules/graceful-fs/index.js': "module.exports = require('fs');\n",
      'node_modules/webpack/bin/webpack.js': readFileSync(
        resolved('webpack/bin/webpack.js'),
        'utf8',
      ),
    },
    print: ({ project }) => printed(project, ['node_modules/webpack/bin/webpack.js']),
  },

  'unknown-target': { config: { target: 'browser' } },
  'no-browserslist': { config: { target: 'browserslist' } },
  'no-chunk-format': builds(
    {},
    { target: 'es2020' },
    { target: 'es5', output: { module: true } },
    { target: false },
    { output: { chunkFormat: 'esm' } },
    { target: 'electron20-main', output: { module: true } },
  ),

  'missing-external': {
    files: usingReact,
    config: { externals: { react: { commonjs: 'react', amd: 'react' } } },
  },
  'invalid-request': {
    files: usingReact,
    config: { externals: { react: 'script https://example.com/react.js' } },
  },
  'external-syntax': builds(
    usingReact,
    { externals: { react: 'module react' } },
    { externals: { react: 'import react' } },
    { externals: { react: 'module react' }, target: ['web', 'es5'], output: { module: true } },
    {
      entry:
        'data:text/javascript,import defer * as React from "react"; console.log(React.version)',
      externals: { react: 'module react' },
      experiments: { deferImport: true },
      output: { module: true },
    },
    {
      entry: 'data:text/javascript,import source React from "react"; console.log(React)',
      externals: { react: 'module react' },
      experiments: { sourceImport: true },
      output: { module: true },
    },
    {
      entry:
        'data:text/javascript,import defer * as React from "react"; console.log(React.version)',
      externals: { react: 'import react' },
      experiments: { deferImport: true },
      output: { importFunctionName: 'load', environment: { deferImport: true } },
    },
  ),
  'loading-script': {
    files: {
      'src/index.js': "import('react').catch((error) => console.log(String(error)));\n",
    },
    print: async ({ build, project }) => {
      await build({ externals: { react: 'script React@https://example.com/react.js' } });
      let all = '';
      // A page whose scripts fail to load
      const appendChild = (target) => setTimeout(() => target.onerror({ type: 'error', target }));
      const document = {
        head: { appendChild },
        createElement: () => ({ setAttribute: () => {} }),
        getElementsByTagName: () => [],
      };
      await new Promise((resolve) => {
        const log = (line) => {
          all += `${line}\n`;
          resolve();
        };
        const code = readFileSync(path.join(project, 'dist/main.js'), 'utf8');
        vm.runInNewContext(code, {
          document,
          self: {},
          console: { log },
          setTimeout,
          clearTimeout,
        });
      });
      return all;
    },
  },

  'conflicting-values': {
    files: { 'src/index.js': 'console.log(process.env.NODE_ENV);\n' },
    config: ({ webpack }) => ({
      plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
    }),
  },
  'define-failed': builds(
    {
      'src/index.js': 'console.log(typeof VERSION);\n',
      'src/version.js': 'console.log(VERSION);\n',
      'src/release.js': 'console.log(RELEASE);\n',
    },
    ({ webpack: { DefinePlugin } }) => ({ plugins: [new DefinePlugin({ VERSION: '2.0.0' })] }),
    ({ webpack: { DefinePlugin } }) => ({
      entry: './src/version.js',
      plugins: [
        new DefinePlugin({ VERSION: DefinePlugin.runtimeValue(() => Promise.resolve('"2.0.0"')) }),
      ],
    }),
    ({ webpack: { DefinePlugin } }) => ({
      entry: './src/release.js',
      plugins: [
        new DefinePlugin({ VERSION: DefinePlugin.runtimeValue(async () => '"2.0.0"') }),
        (compiler) => {
          compiler.hooks.normalModuleFactory.tap('Alias', ({ hooks }) => {
            hooks.parser.for('javascript/auto').tap('Alias', (parser) => {
              parser.hooks.expression
                .for('RELEASE')
                .tap('Alias', (name) => parser.hooks.expression.get('VERSION').call(name));
            });
          });
        },
      ],
    }),
  ),
  'environment-plugin': builds(
    { '.env/development': '' },
    ({ webpack }) => ({ plugins: [new webpack.EnvironmentPlugin(['API_URL'])] }),
    { dotenv: true },
  ),

  'ran-twice': {
    files: { 'src/index.js': '' },
    print: async ({ webpack, project }) => {
      const output = { path: path.join(project, 'dist') };
      const options = { mode: 'none', context: project, output };
      const compiler = webpack(options);
      const twice = new Promise((resolve) => {
        compiler.run(() => {});
        compiler.run((error) => resolve(String(error)));
      });
      const cache = {
        type: 'filesystem',
        name: 'app',
        cacheDirectory: path.join(project, 'cache'),
        readonly: true,
      };
      const several = (...all) =>
        new Promise((resolve) => {
          webpack(
            all.map((one) => ({ ...options, ...one })),
            (error, stats) =>
              resolve(error ? String(error) : stats.toString({ preset: 'errors-warnings' })),
          );
        });
      const client = { name: 'client', output: { path: path.join(project, 'client') } };
      const server = { name: 'server', output: { path: path.join(project, 'server') } };
      const all = [
        await twice,
        await several({ ...client, cache }, { ...server, cache }),
        await several({ ...client, dependencies: ['ssr'] }, server),
        await several(
          { ...client, dependencies: ['server'] },
          { ...server, dependencies: ['client'] },
        ),
      ];
      return all.join('\n');
    },
  },

  'rule-set': builds(
    {},
    rules({ test: /\.css$/, loader: 'style-loader', use: 'css-loader' }),
    rules({ test: /\.css$/, options: {} }),
    rules({ test: (file) => file.match(/\.css$/)[0], use: 'css-loader' }),
  ),
  'compilation-instance': {
    config: ({ webpack }) => ({
      plugins: [
        ({ hooks }) => {
          // An older copy of webpack rejects a compilation of this one in the same way
          hooks.compilation.tap('Plugin', () => webpack.NormalModule.getCompilationHooks({}));
        },
      ],
    }),
  },
  'min-size': building({
    optimization: { splitChunks: { chunks: 'all', minSize: 50_000, maxSize: 20_000 } },
  }),
  'deprecated-value': {
    files: {
      'src/index.js': 'console.log(1);\n',
      'vendor.json': '{ name:',
      'webpack.config.mjs': [
        "import webpack from 'webpack';",
        'export default ({ append }) => {',
        "  const plugin = new webpack.SourceMapDevToolPlugin({ append: append ? () => '' : false });",
        "  return { mode: 'none', plugins: [plugin] };",
        '};\n',
      ].join('\n'),
    },
    print: async ({ build, project, webpack }) => {
      const manifest = path.join(project, 'vendor.json');
      const configs = [
        { optimization: { moduleIds: 'hashed' } },
        { optimization: { noEmitOnErrors: true, emitOnErrors: true } },
        { plugins: [new webpack.DllReferencePlugin({ manifest })] },
        {
          entry: () => './src/index.js',
          plugins: [new webpack.DllPlugin({ name: 'vendor', path: manifest })],
        },
        ...[
          ['memory', { cacheUnaffected: true }],
          ['filesystem', { memoryCacheUnaffected: true }],
          ['memory', { type: 'disk' }],
        ].map(([type, options]) => ({
          cache: { type },
          // webpack doesn't take these values from a configuration
          plugins: [(compiler) => Object.assign(compiler.options.cache, options)],
        })),
      ];
      let all = '';
      for (const config of configs) all += await build(config);
      // These two end the process
      for (const args of [[], ['--env', 'append']]) all += await printed(project, [CLI, ...args]);
      return all;
    },
  },
};
