/** What every type of the reference has in addition to its own fields. */
const SHARED_FIELDS = `
    "Its unique name: output.filename, Compiler.emit, --config"
    fullName: String!
    "The address of the page where it belongs, written or not."
    url: String!
    "The page that explains it, or the one at url; null as long as that is not written."
    page: Mdx
    "The heading on that page that explains it, or stands above what does."
    anchor: String
    "Whether a page explains it, as npm run coverage sees it."
    isDocumented: Boolean!
    "Whether npm run coverage asks for it: not for options below the third level, for flags that set options, nor for internal members."
    isCounted: Boolean!
`;

const KINDS_FIELD = `
    "The kinds of value that the type allows: string, number, boolean, object, array, function, RegExp, null, any, or the name of a type."
    kinds: [String!]!
`;

const OPTION_FIELDS = `
    "Where it stands: output.filename. [] stands for an item of a list, * for a name of one's choice."
    path: String!
    "As TypeScript would write it, with objects as object."
    type: String!
    ${KINDS_FIELD}
    "The values it lists, as one writes them."
    values: [String!]!
    "In webpack's own words; empty if it says nothing."
    description: String!
    "Its values if it is not set."
    defaults: [WebpackDefault!]!
    "Whether one has to set it."
    required: Boolean!
    "Whether webpack advises against it."
    deprecated: Boolean!
    "Whether it may change in any release."
    experimental: Boolean!
    "The release that brought it, if webpack says."
    added: String
    "The option whose parts this one shares."
    sameAs: String
`;

const REFERENCE = 'implements Node & WebpackReference @dontInfer';
const OPTION = 'implements Node & WebpackReference & WebpackAnyOption @dontInfer';

/** What the installed webpack can do, as nodes; see `types.ts`. */
export const REFERENCE_TYPES = `
  "Anything that the installed webpack can do: options, hooks, plugins, flags …"
  interface WebpackReference implements Node {
    "Gatsby's."
    id: ID!
    ${SHARED_FIELDS}
  }

  "An option of webpack, of devServer, of stats or of a package."
  interface WebpackAnyOption implements Node {
    "Gatsby's."
    id: ID!
    ${SHARED_FIELDS}
    ${OPTION_FIELDS}
  }

  "An option of a configuration."
  type WebpackOption ${OPTION} {
    ${OPTION_FIELDS}
    ${SHARED_FIELDS}
  }

  "An option below devServer."
  type WebpackDevServerOption ${OPTION} {
    ${OPTION_FIELDS}
    ${SHARED_FIELDS}
  }

  "An option below stats; the defaults are those of what is printed."
  type WebpackStatsOption ${OPTION} {
    ${OPTION_FIELDS}
    ${SHARED_FIELDS}
  }

  "A loader or plugin of another package, whose options a page explains."
  type WebpackPackage ${REFERENCE} {
    "As npm calls it: css-loader"
    name: String!
    "The version whose options are known."
    version: String!
    "What it takes."
    options: [WebpackPackageOption!]!
    ${SHARED_FIELDS}
  }

  "An option of a package. Those of a plugin's loader begin with loader."
  type WebpackPackageOption ${OPTION} {
    "The package that takes it."
    package: String!
    ${OPTION_FIELDS}
    ${SHARED_FIELDS}
  }

  "A value that an option has by default."
  type WebpackDefault {
    "As one writes it in a configuration."
    value: String!
    "None: in every mode."
    modes: [String!]!
    "None: for every target."
    targets: [String!]!
    "import, require. None: for every kind of request."
    requests: [String!]!
    "Releases of Node.js: >=22.13, <22.13. None: on every one."
    nodes: [String!]!
  }

  "A moment of a build that plugins can tap."
  type WebpackHook ${REFERENCE} {
    "The class that has it."
    owner: String!
    "Its name in that class: emit"
    name: String!
    "AsyncSeriesHook, or of a map of hooks HookMap<SyncBailHook>."
    kind: String!
    "What a tap is called with."
    arguments: [WebpackHookArgument!]!
    "What a tap may return, if it matters."
    returns: String
    "In webpack's own words; empty if it says nothing."
    description: String!
    "Whether webpack advises against it."
    deprecated: Boolean!
    "The release that brought it, if webpack says."
    added: String
    ${SHARED_FIELDS}
  }

  "One of the values that a tap is called with."
  type WebpackHookArgument {
    "As webpack calls it."
    name: String!
    "As TypeScript writes it."
    type: String!
  }

  "A plugin that webpack exports."
  type WebpackPlugin ${REFERENCE} {
    "Where it is exported: webpack.optimize.SplitChunksPlugin"
    path: String!
    "The name of its class."
    name: String!
    "The npm package that exports it."
    package: String!
    "What its constructor takes."
    options: [WebpackPluginOption!]!
    "Whether webpack advises against it."
    deprecated: Boolean!
    ${SHARED_FIELDS}
  }

  "An option of a plugin."
  type WebpackPluginOption {
    ${OPTION_FIELDS}
  }

  "What a module may refer to because webpack replaces it."
  type WebpackModuleVariable ${REFERENCE} {
    "As one writes it: import.meta.webpackHot"
    name: String!
    "Empty if webpack's declarations do not have it."
    type: String!
    ${KINDS_FIELD}
    "In webpack's own words; empty if it says nothing."
    description: String!
    "Whether it is called: require.context()"
    isMethod: Boolean!
    ${SHARED_FIELDS}
  }

  "A comment that tells webpack how to treat the expression next to it."
  type WebpackMagicComment ${REFERENCE} {
    "webpackChunkName"
    name: String!
    "Its values in words."
    expects: [String!]!
    "Where it is understood."
    places: [String!]!
    ${SHARED_FIELDS}
  }

  "A command of webpack-cli."
  type WebpackCommand ${REFERENCE} {
    "The word after webpack: build"
    name: String!
    "How it is typed."
    usage: String!
    "Shorter names of it."
    aliases: [String!]!
    "In the words of webpack-cli."
    description: String!
    "Flags that not every command takes."
    flags: [String!]!
    ${SHARED_FIELDS}
  }

  "A flag of the command line."
  type WebpackFlag ${REFERENCE} {
    "--output-path"
    name: String!
    "-o"
    alias: String
    "The npm package whose option it sets."
    package: String!
    "The values that it takes."
    type: String!
    ${KINDS_FIELD}
    "Whether it may be given more than once."
    multiple: Boolean!
    "In webpack's own words; empty if it says nothing."
    description: String!
    "The flag also exists with --no- in front."
    negatable: Boolean!
    "The option that it sets: output.path"
    option: String
    ${SHARED_FIELDS}
  }

  "A field of what stats.toJson() gives."
  type WebpackStatsField ${REFERENCE} {
    "StatsCompilation, StatsModule, StatsChunk …"
    owner: String!
    "The field's name in that object."
    name: String!
    "As TypeScript writes it."
    type: String!
    ${KINDS_FIELD}
    "Whether it may be missing."
    optional: Boolean!
    "In webpack's own words; empty if it says nothing."
    description: String!
    ${SHARED_FIELDS}
  }

  "A class, an interface, a type or a namespace of webpack's declarations."
  type WebpackClass ${REFERENCE} {
    "Compilation, webpack.sources"
    name: String!
    "class, abstract class, interface, type or namespace"
    kind: String!
    "Where webpack exports it: webpack.sources.RawSource. Null if only signatures name it."
    path: String
    "Its type parameters: <T>"
    parameters: String!
    "The classes or interfaces that it extends."
    extends: [String!]!
    "What a type stands for; empty for the others, and for a type that has members."
    type: String!
    "In webpack's own words; empty if it says nothing."
    description: String!
    "Whether webpack advises against it."
    deprecated: Boolean!
    "Its own members, without those that it inherits."
    members: [WebpackClassMember!]!
    "Hooks, classes and members whose signatures name it."
    usedBy: [String!]!
    ${SHARED_FIELDS}
  }

  "A method, a property, a getter or the constructor of a class or an interface."
  type WebpackClassMember ${REFERENCE} {
    "The name of its class."
    owner: String!
    "Its class."
    class: WebpackClass!
    "emitAsset"
    name: String!
    "constructor, method, getter or property"
    kind: String!
    "As TypeScript writes it; of a method the type of a function."
    type: String!
    "What it can be called with; several if it is overloaded."
    signatures: [WebpackMethodSignature!]!
    "Whether it is a member of the class, not of its instances."
    isStatic: Boolean!
    "Whether it may be missing."
    optional: Boolean!
    "Whether only webpack's own code uses it: its name begins with _, or its comment says so."
    isInternal: Boolean!
    "In webpack's own words; empty if it says nothing."
    description: String!
    "Whether webpack advises against it."
    deprecated: Boolean!
    "The release that brought it, if webpack says."
    added: String
    ${SHARED_FIELDS}
  }

  "Something that webpack, or a package that it uses, can print when a build goes wrong."
  type WebpackError ${REFERENCE} {
    "As it is printed; … stands for names, paths and numbers."
    text: String!
    "The class of the error. Null if it only stands in the terminal or the console."
    class: String
    "error, warning or deprecation"
    severity: String!
    "DEP_WEBPACK_MODULE_ID"
    code: String
    "The files that have it: webpack/lib/Compilation.js"
    files: [String!]!
    "Whether it says that webpack or a plugin is wrong, not what its user can correct."
    isInternal: Boolean!
    ${SHARED_FIELDS}
  }

  "What a method is called with, and what it returns."
  type WebpackMethodSignature {
    "Its type parameters: <T>"
    generics: String!
    "In their order; ? stands for one that may be left out, and ... for any number."
    parameters: [WebpackHookArgument!]!
    "As TypeScript writes it; empty for a constructor."
    returns: String!
  }
`;

/** The types whose nodes stand for something that webpack can do. */
export const REFERENCE_TYPE_NAMES = [
  ...REFERENCE_TYPES.matchAll(/type (\w+) implements Node/g),
].map(([, name = '']) => name);
