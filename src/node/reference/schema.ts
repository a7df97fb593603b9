const OPTION_FIELDS = `
    "[] stands for an item of a list, * for a name of one's choice."
    path: String!
    type: String!
    "The values it lists, as one writes them."
    values: [String!]!
    description: String!
    "What it is when nobody sets it."
    defaults: [WebpackDefault!]!
    required: Boolean!
    deprecated: Boolean!
    experimental: Boolean!
    "The release that brought it, if webpack says."
    added: String
    "The option whose parts this one shares."
    sameAs: String
`;

/** What the installed webpack can do, as nodes; see `types.ts`. */
export const REFERENCE_TYPES = `
  "An option of a configuration."
  type WebpackOption implements Node @dontInfer {
    ${OPTION_FIELDS}
    "Where the site explains it."
    url: String!
  }

  "An option below devServer."
  type WebpackDevServerOption implements Node @dontInfer {
    ${OPTION_FIELDS}
    url: String!
  }

  "An option below stats; the defaults are those of what is printed."
  type WebpackStatsOption implements Node @dontInfer {
    ${OPTION_FIELDS}
    url: String!
  }

  type WebpackDefault {
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
  type WebpackHook implements Node @dontInfer {
    "The class that has it."
    owner: String!
    name: String!
    "AsyncSeriesHook, or of a map of hooks HookMap<SyncBailHook>."
    kind: String!
    arguments: [WebpackHookArgument!]!
    "What a tap may return, if it matters."
    returns: String
    description: String!
    deprecated: Boolean!
    added: String
    url: String!
  }

  type WebpackHookArgument {
    name: String!
    type: String!
  }

  "A plugin that webpack exports."
  type WebpackPlugin implements Node @dontInfer {
    "webpack.optimize.SplitChunksPlugin"
    path: String!
    name: String!
    package: String!
    options: [WebpackPluginOption!]!
    deprecated: Boolean!
    url: String!
  }

  type WebpackPluginOption {
    ${OPTION_FIELDS}
  }

  "What a module may refer to because webpack replaces it."
  type WebpackModuleVariable implements Node @dontInfer {
    name: String!
    "Empty if webpack's declarations do not have it."
    type: String!
    description: String!
    isMethod: Boolean!
    url: String!
  }

  "A comment that tells webpack how to treat the expression beside it."
  type WebpackMagicComment implements Node @dontInfer {
    name: String!
    "Its values in words."
    expects: [String!]!
    "Where it is understood."
    places: [String!]!
    url: String!
  }

  "A command of webpack-cli."
  type WebpackCommand implements Node @dontInfer {
    name: String!
    usage: String!
    aliases: [String!]!
    description: String!
    "Flags that not every command takes."
    flags: [String!]!
    url: String!
  }

  "A flag of the command line."
  type WebpackFlag implements Node @dontInfer {
    name: String!
    alias: String
    "Whose option it sets."
    package: String!
    type: String!
    multiple: Boolean!
    description: String!
    "The flag also exists with --no- in front."
    negatable: Boolean!
    url: String!
  }

  "A field of what stats.toJson() gives."
  type WebpackStatsField implements Node @dontInfer {
    "StatsCompilation, StatsModule, StatsChunk …"
    owner: String!
    name: String!
    type: String!
    optional: Boolean!
    description: String!
    url: String!
  }
`;
