import { ERRORS_PAGE } from './places';
import type { ReferenceMessage } from './types';

/** Where messages are explained, by what one was doing: the first row that fits. */
const PAGES: readonly (readonly [page: string, classes: RegExp, files: RegExp])[] = [
  [
    'resolving',
    /^(ModuleNotFound|UnhandledScheme|CaseSensitive)/,
    /^enhanced-resolve\/|\/(schemes|resolve)\//,
  ],
  [
    'in-the-browser',
    /^(SSRManifest)/,
    /^webpack\/hot\/|\/(hmr|container|sharing|runtime|web|webworker|prefetch|node)\//,
  ],
  [
    'recommendations',
    /(OverSizeLimit|NoAsyncChunks|[Uu]nused\w+|Large\w*|Tiny\w+|Unsplit\w+|Duplicate\w+|Redundant\w+|Capped|Waterfall|Bailouts|Hotspots|EvalUsage|LegacyJavascript|MissingS\w+|EmbeddedSourceMaps|InlinedAssets|BroadContexts|DynamicExports|MixedExports|TopLevelThis|PureAnnotations|CircularDependencies|CacheEffectiveness|OsDependentRule|ConflictingResourceHints)Warning$/,
    /$^/,
  ],
  [
    'imports-and-exports',
    /^(ESMLinking|CriticalDependency|CommentCompilation|ImportedBinding|ExternalStar|Require|System|NodeStuff|UnsupportedFeature|InvalidDependencies|AsyncDependency)/,
    /\/(dependencies|context|javascript|esm)\//,
  ],
  [
    'configuration',
    /^(Validation|NoMode|DeprecatedOption|ConcurrentCompilation|Dotenv|DllManifest|MinMaxSize)/,
    /\/(config|define|externals|dll|devtool|rules|MultiCompiler\.js)/,
  ],
  [
    'loaders-and-modules',
    /^(Module(Build|Error|Warning|Parse)|NonErrorEmitted|JSONParse|LoaderLoading|WebAssembly|UnsupportedWebAssembly)/,
    /^loader-runner\/|\/(module|loaders|typescript|wasm|wasm-sync|css|html|asset|json)\//,
  ],
  ['cache-and-system', /$^/, /^watchpack\/|\/(cache|fs|serialization)\//],
  ['output', /$^/, /^/],
];

/** The page that explains a message. */
export function pageOfMessage({ class: name, files }: ReferenceMessage): string {
  const page = PAGES.find(
    ([, classes, paths]) => classes.test(name ?? '') || files.some((file) => paths.test(file)),
  );
  return `${ERRORS_PAGE}${page?.[0] ?? 'output'}/`;
}

/** What webpack checks of itself: no configuration and no code of a user leads there. */
const INTERNAL_FILE =
  /\/(serialization|util|graph|template|stats|ids|wasm-sync|prefetch)\/|syntax-(parser|printer)|^enhanced-resolve\/lib\/(Resolver|CachedInputFileSystem)|^schema-utils\/dist\/(?!ValidationError)|\/(webpack|index|cli|readDescription|graceful-fs-browser)\.js$/;
const INTERNAL_TEXT = new RegExp(
  [
    /^(Unexpected|Unexception|Unhandled|Must|checkConstraints|Unsubstituted|Undefined label|Label)/,
    /^(No (result|template|module factory|dependency factory|resolver|input filesystem|source))/,
    /^(Unknown mode|Unknown exports type|Unsupported base|Unsupported concatenation|Invalid arguments)/,
    /^(Implementation|options\.|Intercepting|Called|each chunk must|Cannot fulfil|Not in statement)/,
    /^(Queue was|waitFor|Server is disposing|Generator\.byType|Target module of|RuntimeIdRuntimeModule)/,
    /^(Invalid export presence|The module created for|Empty dependency|Cannot load the module$)/,
    /^(Cannot 'resolveSync'|fileSystem is missing|asCompileTimeValue|evaluate: )/,
    /^(… \((see|directory)|Can't resolve …$|Should not inline|The minifier's scope)/,
    /should not happen|not implemented|must (not|never) be|escape|\\8 and \\9|defined twice/,
    /must be (an instance|a Dependency|valid|a Buffer|a string)|must exist|is required/,
    /(was|has been) (removed|renamed|refactored)|renamed to|unexpected for|preparsed|webpack bug/,
    /called with(out| a function)|of a MultiCompiler|reference can't|is neither a posix/,
    /StackedCacheMap|internal name|final name|code generation entry|Conflicting schema/,
    /define "compare"|is not a supported option|compile-time values/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
const PLAIN_CLASS = /^(|Error|TypeError|RangeError|SyntaxError|AggregateError|WebpackError)$/;

/** Whether a message says that webpack or a plugin is wrong, not what its user can correct. */
export const isInternal = ({ class: name, text, files }: ReferenceMessage) =>
  PLAIN_CLASS.test(name ?? '') &&
  (INTERNAL_TEXT.test(text) || (name !== 'WebpackError' && files.every(isInternalFile)));

const isInternalFile = (file: string) => INTERNAL_FILE.test(file);

/** Whether `npm run coverage` asks for it: deprecations are for those who write plugins. */
export const isCountedMessage = (message: ReferenceMessage) =>
  message.severity !== 'deprecation' && !isInternal(message);

/** A message in a line: the first one that says something. */
export function messageName({ text }: ReferenceMessage): string {
  const lines = text.split('\n');
  return lines.find((line) => SENTENCE.test(line)) ?? lines.join(' ');
}

/** Three words; `webpack performance recommendations:` and names of plugins are above the message. */
const SENTENCE = /^(?!webpack \w+ recommendations:)(?=.*\S+ \S+ \S+).*[a-z]{3}/i;
