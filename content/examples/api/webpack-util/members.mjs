// Prints what the page says about the functions of `webpack.util`.
import webpack from 'webpack';

const { comparators, dataURL, runtime, serialization, ...util } = webpack.util;
const { buffersSerializer } = serialization;

const print = (label, value) => console.log(`${label}: ${JSON.stringify(value)}`);

function thrownBy(run) {
  try {
    run();
    return 'nothing';
  } catch (error) {
    return error.message;
  }
}

async function storageOf(value) {
  try {
    const stored = await buffersSerializer.serialize([value], {});
    return stored && (await buffersSerializer.deserialize(stored, {}))[0];
  } catch (error) {
    return error.message.split('\n')[0];
  }
}

function checkHashes() {
  const hexOf = (algorithm) => util.createHash(algorithm).update('abc').digest('hex');
  const isStable = (algorithm) => {
    const hash = util.createHash(algorithm).update('abcdef');
    return hash.digest('hex') === hash.digest('hex');
  };
  print('lengths', [hexOf('xxhash64').length, hexOf('sha384').length]);
  print('base62', util.createHash('sha256').update('abc').digest('base62').length);
  print('buffer', Buffer.isBuffer(util.createHash('md4').update('abc').digest()));
  print('twice', [isStable('xxhash64'), thrownBy(() => isStable('md5'))]);
  print(
    'unknown',
    thrownBy(() => hexOf('unknown')),
  );
}

function checkComparators() {
  const sorted = (items, comparator) => items.sort(comparator);
  const byName = comparators.compareSelect(({ name }) => name, comparators.compareStrings);
  print('strings', sorted(['a', 'a9', 'a10', 'B'], comparators.compareStrings));
  print('numeric', sorted(['a10', 'a9'], comparators.compareStringsNumeric));
  print('ids', sorted(['a', 10, 'B', 9], comparators.compareIds));
  print('select', sorted([{}, { name: 'b' }, { name: 'a' }], byName));
  print('original order', sorted(['b', 'a'], comparators.keepOriginalOrder(['a', 'b'])));
  print(
    'one',
    thrownBy(() => comparators.concatComparators(byName)),
  );
  const dependencies = [{ sourceOrder: 2 }, { type: 'other' }, { sourceOrder: 1 }];
  comparators.sortWithSourceOrder(dependencies, new WeakMap());
  print('source order', dependencies);
}

class Node {
  serialize({ write, setCircularReference }) {
    setCircularReference(this);
    write(this.parent);
  }

  static deserialize({ read, setCircularReference }) {
    const node = new Node();
    setCircularReference(node);
    node.parent = read();
    return node;
  }
}

class Version {
  constructor(text) {
    this.text = text;
  }
}

class Temporary {}

async function checkSerialization() {
  util.makeSerializable(Node, 'check/Node');
  const node = new Node();
  node.parent = node;
  const restored = await storageOf(node);
  print('circular', restored.parent === restored);
  print(
    'register twice',
    thrownBy(() => util.makeSerializable(Node, 'check/Node')),
  );
  print(
    'same path',
    thrownBy(() => util.makeSerializable(class Other {}, 'check/Node')),
  );

  print('not registered', await storageOf(new Version('1')));
  serialization.register(Version, 'check/Version', null, {
    serialize: (version, { write }) => write(version.text),
    deserialize: ({ read }) => new Version(read()),
  });
  print('registered', (await storageOf(new Version('1'))) instanceof Version);
  print('subclass', await storageOf(new (class Subclass extends Version {})('1')));

  serialization.registerNotSerializable(Temporary);
  print('skipped', await storageOf(new Temporary()));
  print('URL', await storageOf(new URL('https://example.com')));
  print('typed array', await storageOf(new Uint8Array(1)));
  print('function', await storageOf(() => 1));
}

function checkSets() {
  const { cleverMerge, LazySet, RequestShortener } = util;
  const first = { extensions: ['.js', '.json'], alias: { ui: './src/ui' } };
  const second = { extensions: ['.ts', '...'], alias: { api: './src/api' } };
  print('merge', cleverMerge(first, second));
  print('cached', cleverMerge(first, second) === cleverMerge(first, second));
  print('lazy', [...new LazySet(['a']).addAll(['b']).add('c')]);
  const shortener = new RequestShortener('/app');
  print('short', shortener.shorten('/app/node_modules/css-loader/index.js!/app/src/app.css'));
}

function checkRuntimes() {
  const both = runtime.mergeRuntime('main', 'admin');
  print('text', [runtime.runtimeToString(both), runtime.runtimeToString(undefined)]);
  print('equal', runtime.runtimeEqual(both, runtime.mergeRuntime('admin', 'main')));
  print('key', runtime.runtimeEqual(runtime.keyToRuntime(runtime.getRuntimeKey(both)), both));
  print('common', [runtime.intersectRuntime(both, 'main'), runtime.subtractRuntime(both, 'main')]);
  print('filter', [
    runtime.filterRuntime(both, (name) => name === 'main'),
    runtime.filterRuntime(both, () => true),
  ]);
  print('condition', runtime.mergeRuntimeCondition('main', 'admin', both));
  const map = new runtime.RuntimeSpecMap();
  print('map', [map.provide(both, () => 1), map.get(runtime.mergeRuntime('admin', 'main'))]);
}

function checkCode() {
  const { compileBooleanMatcher, extractComments } = util;
  const chunks = { main: true, admin: true, editor: false, viewer: false };
  print('matcher', compileBooleanMatcher(chunks)('chunkId'));
  print('always', compileBooleanMatcher({ main: true }));
  print('items', compileBooleanMatcher.itemsToRegexp(['main', 'mail', 'admin']));

  const parsed = dataURL.parseDataURI('data:image/svg+xml;base64,PHN2Zy8+');
  print('content', dataURL.decodeDataURIPayload(parsed));
  print('url', dataURL.buildDataURI(parsed, '<svg></svg>'));
  print('languages', dataURL.EMBEDDED_LANGUAGES);

  const syntax = { open: '/*', close: '*/', some: () => false, unstated: () => false };
  const { comments, extracted } = extractComments.extractComments(true, undefined, syntax);
  print('kept', [comments('! MIT ', 1, 0), comments(' other ', 2, 0), extracted.length]);
}

checkHashes();
checkComparators();
checkSets();
checkRuntimes();
checkCode();
await checkSerialization();
