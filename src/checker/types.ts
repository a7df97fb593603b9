/** A part of a text: from its first character to the one after its last. */
export type Range = { start: number; end: number };

/** A key of an object in the text, with its value. */
export type Member = { name: string; key: Range; value: Value };

/** What `new Name()` creates, and where the name comes from. */
export type Origin = {
  /** As it is written: `webpack.optimize.DedupePlugin`. */
  name: string;
  /** The package that it is imported from, if the text says. */
  from?: string | undefined;
};

/** As much of a value as its text tells without running it. */
export type Value = Range &
  (
    | { kind: 'object'; members: Member[]; isPartial: boolean }
    | { kind: 'array'; items: Value[]; isPartial: boolean }
    | { kind: 'primitive'; value: string | number | boolean | null | undefined }
    /** A string that is known when the configuration runs. */
    | { kind: 'text'; isAbsolute: boolean | undefined }
    | { kind: 'boolean' }
    | { kind: 'regexp' }
    | { kind: 'function'; parameters: number }
    | { kind: 'instance'; origin: Origin; arguments: Value[] }
    /** One of several, such as both sides of a condition. */
    | { kind: 'either'; values: Value[] }
    | { kind: 'unknown' }
  );

/** The part of JSON Schema that webpack uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  instanceof?: string;
  pattern?: string;
  minLength?: number;
  absolutePath?: boolean;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  uniqueItems?: boolean;
  undefinedAsNull?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  definitions?: Record<string, Schema>;
};

export type KnownDefault = {
  /** As written in a configuration. */
  value: string;
  /** None: in every mode. */
  modes?: string[];
  /** None: for every target. */
  targets?: string[];
};

export type KnownOption = {
  type?: string;
  url: string;
  status?: 'deprecated' | 'experimental';
  /** The option whose parts this one shares. */
  sameAs?: string;
  defaults?: KnownDefault[];
};

/** Something that configurations for older releases contain. */
export type Outdated = {
  option?: string | undefined;
  plugin?: string | undefined;
  package?: string | undefined;
  /** Only for strings like this. */
  matching?: string | undefined;
  /** Only for values of this kind. */
  kind?: string | undefined;
  /** The names under which configurations use a package. */
  names?: readonly string[] | undefined;
  status: 'gone' | 'ignored' | 'needless' | 'deprecated';
  /** The option whose parts it had. */
  like?: string | undefined;
  /** The release of webpack that changed it. */
  since?: number | undefined;
  now: string;
  url: string;
};

/** What the check knows about the documented release of webpack. */
export type Knowledge = {
  release: string;
  schema: Schema;
  options: Readonly<Record<string, KnownOption>>;
  /** The plugins that webpack exports, and their pages. */
  plugins: Readonly<Record<string, string>>;
  outdated: readonly Outdated[];
};

/** error: webpack refuses it, or it does nothing; warning: it won't last; note: worth knowing. */
export const LEVELS = ['error', 'warning', 'note'] as const;
export type Level = (typeof LEVELS)[number];

export type Finding = Range & {
  level: Level;
  message: string;
  /** What to write now. */
  instead?: string | undefined;
  /** The page that explains it. */
  url?: string | undefined;
};

/** A key that the reference explains. */
export type KnownKey = Range & { path: string; url: string };

export type Report = {
  findings: Finding[];
  /** All recognized keys, for links. */
  keys: KnownKey[];
  /** How many configurations the text contains. */
  configurations: number;
};
