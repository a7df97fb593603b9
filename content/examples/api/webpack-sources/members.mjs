// Prints what the page says about the classes of sources.
import webpack from 'webpack';

const {
  CachedSource,
  CompatSource,
  ConcatSource,
  OriginalSource,
  PrefixSource,
  RawSource,
  ReplaceSource,
  SizeOnlySource,
  Source,
  SourceMapSource,
  util,
} = webpack.sources;

const print = (label, value) => console.log(`${label}: ${JSON.stringify(value)}`);

function thrownBy(run) {
  try {
    run();
    return 'nothing';
  } catch (error) {
    return error.message;
  }
}

function hashOf(source) {
  const hash = webpack.util.createHash('xxhash64');
  source.updateHash(hash);
  return hash.digest('hex');
}

class CustomSource extends Source {
  source() {
    return 'custom()';
  }

  updateHash(hash) {
    hash.update('custom');
  }
}

function checkReading() {
  const original = new OriginalSource('a;b', 'a.js');
  const binary = new RawSource(Buffer.from('é'));
  print('size', new RawSource('é').size());
  print('binary', [Buffer.isBuffer(binary.source()), binary.isBuffer()]);
  print('as string', new RawSource(Buffer.from('é'), true).source());
  print('buffers', new ConcatSource('a', new RawSource('b')).buffers().length);
  print(
    'shorter',
    original.map({ columns: false }).mappings.length < original.map().mappings.length,
  );
  print('no map', new RawSource('a').map());
  print('hashes', hashOf(original) === hashOf(new RawSource('a;b')));
  const withScopes = new OriginalSource('a;b', 'a.js', new Map([['a', 'other.a']]));
  print('scopes', 'scopes' in withScopes.map({ scopes: true }));
}

function checkCombining() {
  const parts = new ConcatSource('a', 'b', new RawSource('c'), new ConcatSource('d'));
  print(
    'children',
    Array.from(parts.getChildren(), (child) => child.source()),
  );
  parts.addAllSkipOptimizing([new RawSource('e')]);
  parts.add('f');
  print('add', parts.source());
  print('prefix', new PrefixSource('  ', 'a\n\nb\n').source());

  const replaced = new ReplaceSource(new OriginalSource('0123456789', 'digits.js'), 'name');
  replaced.replace(8, 8, '');
  replaced.replace(2, 4, 'R', 'digits');
  replaced.insert(2, 'A');
  replaced.insert(2, 'B');
  replaced.insert(99, 'end');
  print('replace', replaced.source());
  print('names', [replaced.getName(), replaced.map().names]);
  print('insertion', replaced.getReplacements()[0]);

  const overlapping = new ReplaceSource(new RawSource('0123456789'));
  overlapping.replace(2, 6, 'A');
  overlapping.replace(4, 8, 'B');
  print('overlap', overlapping.source());
}

function checkMaps() {
  const map = (name, mappings) => ({ version: 3, file: 'x', sources: [name], names: [], mappings });
  const sourcesOf = (name, removeOriginal) => {
    const outer = map(name, 'AAAA,MAAM');
    const inner = map('a.ts', 'AAAA,M');
    return new SourceMapSource('let a;b', 'a.js', outer, 'let a;b', inner, removeOriginal).map()
      .sources;
  };
  print('combined', sourcesOf('a.js', true));
  print('with input', sourcesOf('a.js', false));
  print('other name', sourcesOf('other.js', true));
  print('arguments', new SourceMapSource('a', 'a.js', map('b', '')).getArgsAsBuffers().length);
}

function checkCaching() {
  let calls = 0;
  const lazy = new CachedSource(() => {
    calls += 1;
    return new OriginalSource('a', 'a.js');
  });
  print('lazy', typeof lazy.originalLazy());
  lazy.source();
  lazy.map();
  print('calls', [calls, lazy.original() === lazy.originalLazy()]);
  const restored = new CachedSource(() => 'unused', lazy.getCachedData());
  print('restored', [restored.source(), restored.map().sources]);

  const changing = new ConcatSource('a');
  const cached = new CachedSource(changing);
  cached.source();
  changing.add('b');
  print('changed', cached.source());
}

function checkOthers() {
  print(
    'size only',
    thrownBy(() => new SizeOnlySource(1).source()),
  );
  print('compat', CompatSource.from({ source: () => 'a' }).sourceAndMap());
  print('custom', [new CustomSource().size(), new CustomSource().map()]);
  print(
    'abstract',
    thrownBy(() => new Source().source()),
  );
  print(
    'alone',
    thrownBy(() => new ConcatSource(new CustomSource()).map()),
  );
  print(
    'wrapped',
    thrownBy(() => new ConcatSource(new CachedSource(new CustomSource())).map()),
  );
  print(
    'number',
    thrownBy(() => new ConcatSource(1).source()),
  );
  print(
    'not a string',
    thrownBy(() => new ReplaceSource(new RawSource('')).insert(0, 1)),
  );
  print(
    'other value',
    thrownBy(() => new RawSource(new Uint8Array(1))),
  );
  print('copies', util.stringBufferUtils.isDualStringBufferCachingEnabled());
}

checkReading();
checkCombining();
checkMaps();
checkCaching();
checkOthers();
