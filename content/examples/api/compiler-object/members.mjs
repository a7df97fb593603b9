// Prints what the page says about compilers, their children, and MultiCompiler.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const print = (label, value) => console.log(`${label}: ${JSON.stringify(value)}`);
const promised = (object, method) => promisify(object[method].bind(object));

function checkChild(parent, compilation, callback) {
  const entry = new webpack.EntryPlugin(parent.context, './src/help.js', { name: 'child' });
  const child = compilation.createChildCompiler('Child', { filename: 'child.js' }, [entry]);
  print('child', [child.name, child.compilerPath, child.isChild(), parent.isChild()]);
  print('relations', [child.root === parent, child.parentCompilation === compilation]);
  print('shared', [child.cache === parent.cache, child.inputFileSystem === parent.inputFileSystem]);
  print('own', [child.outputFileSystem, child.options.output.filename]);

  child.runAsChild((error, entries, childCompilation) => {
    print(
      'entries',
      entries.map(({ name }) => name),
    );
    print('assets', [Object.keys(childCompilation.assets), Object.keys(compilation.assets)]);
    print('child runs', child.running);
    callback(error);
  });
}

async function checkCompile() {
  const compiler = webpack({ mode: 'none', target: 'node' });
  let isDone = false;
  compiler.hooks.make.tapAsync('Members', (compilation, callback) =>
    checkChild(compiler, compilation, callback),
  );
  compiler.hooks.done.tap('Members', () => (isDone = true));
  const compilation = await promised(compiler, 'compile')();
  print('compile', [Object.keys(compilation.assets), compilation.emittedAssets.size, isDone]);
  print('shorten', compiler.requestShortener.shorten(path.resolve('src/index.js')));
  await promised(compiler, 'close')();
}

function checkWatch() {
  const compiler = webpack({ mode: 'none', target: 'node' });
  const file = path.resolve('src/help.js');
  let builds = 0;

  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: 50 }, (error) => {
      if (error) return reject(error);
      const { watchMode, modifiedFiles, fileTimestamps, running } = compiler;
      print('watch', [watchMode, compiler.watching === watching, running]);
      print('modified', modifiedFiles ? modifiedFiles.has(file) : null);
      print('timestamps', fileTimestamps ? fileTimestamps.has(file) : null);
      builds++;
      if (builds === 1) return void setTimeout(() => appendFileSync(file, '// changed\n'), 300);
      compiler.close(() => resolve(print('closed', [compiler.watchMode, compiler.running])));
    });
  });
}

async function checkMulti() {
  const compiler = webpack([
    { name: 'app', mode: 'none', target: 'node', output: { path: path.resolve('dist/app') } },
    { name: 'admin', mode: 'none', target: 'node', output: { path: path.resolve('dist/admin') } },
  ]);
  const [app, admin] = compiler.compilers;
  print('multi', [compiler.options.length, compiler.outputPath === path.resolve('dist')]);
  try {
    print('read', compiler.outputFileSystem);
  } catch (error) {
    print('read', error.message);
  }

  compiler.setDependencies(app, ['admin']);
  compiler.setDependencies(admin, ['app']);
  print(
    'cycle',
    compiler.validateDependencies((error) => print('message', error.message)),
  );
  compiler.setDependencies(admin, ['shop']);
  compiler.run((error) => print('missing', error.message));
  compiler.setDependencies(admin, []);
  print(
    'valid',
    compiler.validateDependencies(() => {}),
  );

  await promised(compiler, 'run')();
  print('running', compiler.running);
  await promised(compiler, 'close')();
}

await checkCompile();
await checkWatch();
await checkMulti();
