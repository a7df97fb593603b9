/** What the installed release says about the option or hook of a heading. */
export type Signature = OptionSignature | HookSignature;

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

type Status = { deprecated: boolean; experimental: boolean; added: string | null };
