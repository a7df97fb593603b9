/** What the installed release says about what a heading names. */
export type Signature = OptionSignature | HookSignature | MemberSignature | ClassSignature;

export type ShownDefault = {
  /** As it is written in a configuration. */
  value: string;
  /** Empty: in every mode. */
  modes: readonly string[];
  /** Empty: for every target. */
  targets: readonly string[];
  /** `import`, `require`. Empty: for every kind of request. */
  requests: readonly string[];
  /** `>=22.13`, `<22.13`. Empty: on every Node.js. */
  nodes: readonly string[];
};

export type OptionSignature = Status & {
  of: 'option';
  type: string;
  required: boolean;
  defaults: readonly ShownDefault[];
};

export type HookSignature = Status & {
  of: 'hook';
  /** `AsyncSeriesHook` */
  kind: string;
  arguments: readonly { name: string; type: string }[];
  /** What a tap may return, if it matters. */
  returns: string | null;
};

/** A method, a property or a constructor of a class. */
export type MemberSignature = Status & {
  of: 'member';
  /** Of what is not called. */
  type: string;
  optional: boolean;
  isStatic: boolean;
  /** What it can be called with; several if it is overloaded. */
  calls: readonly Call[];
};

export type Call = {
  /** Its type parameters: `<T>`. */
  generics: string;
  parameters: readonly { name: string; type: string }[];
  returns: string;
};

export type ClassSignature = Status & {
  of: 'class';
  /** `class NormalModule` */
  declaration: string;
  /** The classes or interfaces that it extends. */
  parents: string;
  /** What a type stands for. */
  type: string;
  /** `webpack.NormalModule`; null if webpack does not export it. */
  path: string | null;
  /** What the page of types adds; a page that explains the class says it in its own words. */
  listing?: ClassListing;
};

export type ClassListing = {
  /** In webpack's own words; empty if it says nothing. */
  description: string;
  /** The page that explains it. */
  page: string | null;
  members: readonly ListedMember[];
  /** What has a signature that names it. */
  uses: readonly { name: string; url: string }[];
};

export type ListedMember = {
  /** `emitAsset`, `static STAGE`, `new RawSource` */
  name: string;
  /** Where a page explains it. */
  url: string | null;
  /** `(file: string): void`, `?: string` */
  type: string;
  deprecated: boolean;
  isInternal: boolean;
};

type Status = {
  deprecated: boolean;
  experimental: boolean;
  added: string | null;
  /** Where the types that it names are explained. */
  links?: TypeLinks;
};

export type TypeLinks = Readonly<Record<string, string>>;
