// Prints what the page says about members of a compilation.
import path from 'node:path';
import webpack from 'webpack';

const { RawSource } = webpack.sources;
const NAME = 'MembersPlugin';

const print = (label, value) => console.log(`${label}: ${JSON.stringify(value)}`);

function thrownBy(run) {
  try {
    run();
    return 'nothing';
  } catch (error) {
    return error.message;
  }
}

function checkAssets(compilation) {
  const contentOf = (name) => compilation.getAsset(name)?.source.source();
  const infoOf = (name) => compilation.getAsset(name)?.info;

  compilation.emitAsset('a.txt', new RawSource('a'), { one: 1, related: { map: 'a.map' } });
  compilation.emitAsset('a.map', new RawSource('map'));
  compilation.emitAsset('a.txt', new RawSource('a'), { two: 2 });
  print('emit again', infoOf('a.txt'));

  compilation.emitAsset('b.txt', new RawSource('b'));
  compilation.emitAsset('b.txt', new RawSource('other'));
  print('conflict', [compilation.errors.pop().message, contentOf('b.txt')]);

  compilation.updateAsset('a.txt', (source) => new RawSource(`${source.source()}!`), { three: 3 });
  print('update', [contentOf('a.txt'), infoOf('a.txt')]);
  compilation.updateAsset(
    'a.txt',
    (source) => source,
    ({ related }) => ({ related }),
  );
  print('update info', infoOf('a.txt'));

  print(
    'update missing',
    thrownBy(() => compilation.updateAsset('x', new RawSource(''))),
  );
  print(
    'rename missing',
    thrownBy(() => compilation.renameAsset('x', 'y')),
  );
  print(
    'delete missing',
    thrownBy(() => compilation.deleteAsset('x')),
  );
  print('get missing', compilation.getAsset('x') === undefined);

  compilation.renameAsset('a.map', 'c.map');
  print('rename', infoOf('a.txt').related);
  compilation.renameAsset('a.txt', 'b.txt');
  print('rename onto another', [contentOf('b.txt'), compilation.errors.length]);
  compilation.deleteAsset('b.txt');
  print('delete', [compilation.getAsset('c.map') === undefined]);

  compilation.renameAsset('main.js', 'app.js');
  print('files', [...compilation.namedChunks.get('main').files]);
}

function checkPaths(compilation) {
  const chunk = compilation.namedChunks.get('main');
  print('file path', compilation.getPath('media/[name][ext]', { filename: 'icons/cart.svg' }));
  print('unknown', compilation.getPath('[id].js'));
  print('hash', compilation.getPath('[fullhash]') === compilation.hash);
  print('asset path', compilation.getAssetPath('[fullhash]', {}));
  print('info', compilation.getPathWithInfo('[name].[fullhash:4].js', { chunk }).info.immutable);
  print('full', compilation.fullHash.startsWith(compilation.hash));
}

class MembersPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const early = ['hash', 'startTime', 'codeGenerationResults', 'moduleMemCaches'];
      print(
        'early',
        early.map((key) => compilation[key] ?? null),
      );
      print(
        'logger',
        thrownBy(() => compilation.getLogger('')),
      );

      compilation.hooks.finishModules.tapAsync(NAME, (modules, callback) => {
        const file = path.resolve('src/format.js');
        const module = compilation.findModule(file);
        print('found', [module.resource === file, compilation.getModule(module) === module]);
        print('chunks', compilation.chunks.size);
        print('entries', [...compilation.entries.keys()]);

        compilation.rebuildModule(module, (error, rebuilt) => {
          print('rebuilt', [error, rebuilt === module]);
          callback();
        });
      });

      compilation.hooks.processAssets.tap({ name: NAME, stage: 1000 }, () => {
        checkAssets(compilation);
        checkPaths(compilation);
        compilation.checkConstraints();
        const module = compilation.findModule(path.resolve('src/editor.js'));
        const [runtime] = compilation.chunkGraph.getModuleRuntimes(module);
        const { codeGenerationResults } = compilation;
        const code = codeGenerationResults.getSource(module, runtime, 'javascript').source();
        print('code', code.includes('editor started'));
        compilation.warnings.push(new webpack.WebpackError('unwanted'));
      });

      compilation.hooks.processWarnings.tap(NAME, (warnings) =>
        warnings.filter(({ message }) => message !== 'unwanted'),
      );
      compilation.hooks.afterSeal.tap(NAME, () => {
        print('warnings', [compilation.warnings.length, compilation.getWarnings().length]);
        print('dependencies after', compilation.fileDependencies.size > 0);
      });
    });

    compiler.hooks.done.tap(NAME, ({ compilation }) => {
      print('emitted', [...compilation.emittedAssets].includes('app.js'));
      print('compared', [...compilation.comparedForEmitAssets].includes('app.js'));
      const options = compilation.createStatsOptions({ all: false, errorsCount: true });
      const data = compilation.createStatsFactory(options).create('compilation', compilation, {
        compilation,
      });
      print('stats', data);
    });
  }
}

const compiler = webpack({
  mode: 'production',
  target: 'node',
  output: { path: path.resolve('members') },
  plugins: [new MembersPlugin()],
});
compiler.run((error) => {
  if (error) throw error;
  compiler.close(() => {});
});
