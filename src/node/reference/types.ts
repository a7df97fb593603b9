/** What webpack and its companion packages can do, as their installed releases describe it. */
export type Reference = {
  /** The version of each package that was read. */
  versions: Record<string, string>;
  options: ReferenceOption[];
  hooks: ReferenceHook[];
  plugins: ReferencePlugin[];
  moduleVariables: ModuleVariable[];
  magicComments: MagicComment[];
  commands: Command[];
  flags: Flag[];
  statsFields: StatsField[];
  classes: ReferenceClass[];
  messages: ReferenceMessage[];
  /** Loaders and plugins of other packages. */
  packages: ReferencePackage[];
};

/** What the installed webpack packages say; the other packages are read on their own. */
export type ExtractedReference = Omit<Reference, 'packages'>;

/** A package besides webpack whose options a page explains. */
export type ReferencePackage = {
  name: string;
  version: string;
  options: ReferenceOption[];
};

/** A default value of an option. */
export type DefaultValue = {
  /** As one writes it in a configuration. */
  value: string;
  /** None: in every mode. */
  modes: string[];
  /** None: for every target. */
  targets: string[];
  /** `import`, `require`. None: for every kind of request. */
  requests: string[];
  /** `>=22.13`, `<22.13`. None: on every Node.js. */
  nodes: string[];
};

/** An option of a configuration, of a plugin, or of a package with a schema. */
export type ReferenceOption = {
  /** `output.filename`; `[]` stands for an item of a list, `*` for a name of one's choice. */
  path: string;
  type: string;
  /** The values it lists, as one writes them. */
  values: string[];
  description: string;
  defaults: DefaultValue[];
  required: boolean;
  deprecated: boolean;
  experimental: boolean;
  /** The release that brought it, if the schema says. */
  added: string | null;
  /** The option whose parts this one shares. */
  sameAs: string | null;
};

export type ReferenceHook = {
  /** The class that has it: `Compiler`, `JavascriptModulesPlugin`. */
  owner: string;
  name: string;
  /** `AsyncSeriesHook`, or of a map of hooks `HookMap<SyncBailHook>`. */
  kind: string;
  arguments: { name: string; type: string }[];
  /** What a tap may return, if it matters. */
  returns: string | null;
  description: string;
  deprecated: boolean;
  added: string | null;
};

export type ReferencePlugin = {
  /** Where it is exported: `webpack.optimize.SplitChunksPlugin`. */
  path: string;
  name: string;
  package: string;
  options: ReferenceOption[];
  deprecated: boolean;
};

export type ModuleVariable = {
  name: string;
  /** Empty if webpack's declarations do not have it. */
  type: string;
  description: string;
  /** Whether it is called: `require.context()`. */
  isMethod: boolean;
};

export type MagicComment = {
  name: string;
  /** Its values in words: `a boolean`. */
  expects: string[];
  /** Where it is understood: `import()`, `CSS`. */
  places: string[];
};

export type Command = {
  name: string;
  usage: string;
  aliases: string[];
  description: string;
  /** Flags that not every command takes. */
  flags: string[];
};

export type Flag = {
  /** `--output-path` */
  name: string;
  alias: string | null;
  /** The package whose options it sets. */
  package: string;
  /** The option that it sets: `output.path`. */
  option: string | null;
  type: string;
  multiple: boolean;
  description: string;
  /** `--no-output-path` exists as well. */
  negatable: boolean;
};

export type StatsField = {
  /** What has the field: `StatsCompilation`, `StatsModule`. */
  owner: string;
  name: string;
  type: string;
  optional: boolean;
  description: string;
};

/** A class, interface, type or namespace of webpack's declarations. */
export type ReferenceClass = {
  /** `Compilation`, `webpack.sources` */
  name: string;
  kind: 'class' | 'abstract class' | 'interface' | 'type' | 'namespace';
  /** Where webpack exports it: `webpack.sources.RawSource`. */
  path: string | null;
  /** Its type parameters: `<T, R = T>`. */
  parameters: string;
  /** The classes or interfaces that it extends. */
  extends: string[];
  /** What a type stands for; empty for the others. */
  type: string;
  description: string;
  deprecated: boolean;
  members: ClassMember[];
};

export type ClassMember = {
  name: string;
  kind: 'constructor' | 'method' | 'getter' | 'property';
  /** As TypeScript writes it; empty for what has signatures. */
  type: string;
  /** One for each overload of a method or constructor. */
  signatures: MethodSignature[];
  isStatic: boolean;
  optional: boolean;
  /** Only webpack's own code uses it, by its name or its comment. */
  isInternal: boolean;
  description: string;
  deprecated: boolean;
  added: string | null;
};

export type MethodSignature = {
  /** Its type parameters: `<T>`. */
  generics: string;
  parameters: readonly { name: string; type: string }[];
  returns: string;
};

/** Something that webpack or a package that it uses can print when a build goes wrong. */
export type ReferenceMessage = {
  /** `…` stands for what is only known when it is printed: names, paths, numbers. */
  text: string;
  /** The class of the error; null if it only stands in the terminal or the console. */
  class: string | null;
  severity: 'error' | 'warning' | 'deprecation';
  /** `DEP_WEBPACK_MODULE_ID` */
  code: string | null;
  /** Where it stands: `webpack/lib/Compilation.js`. */
  files: string[];
};
