/** What the installed release says of something that a heading names. */
export type Signature = OptionSignature | HookSignature;

export type ShownDefault = {
  /** As one writes it in a configuration. */
  value: string;
  /** None: in every mode. */
  modes: readonly string[];
  /** None: for every target. */
  targets: readonly string[];
  /** `import`, `require`. None: for every kind of request. */
  requests: readonly string[];
  /** `>=22.13`, `<22.13`. None: on every Node.js. */
  nodes: readonly string[];
};

export type OptionSignature = Standing & {
  of: 'option';
  type: string;
  required: boolean;
  defaults: readonly ShownDefault[];
};

export type HookSignature = Standing & {
  of: 'hook';
  /** `AsyncSeriesHook` */
  kind: string;
  arguments: readonly { name: string; type: string }[];
  /** What a tap may return, if it matters. */
  returns: string | null;
};

/** How much one may rely on it. */
type Standing = { deprecated: boolean; experimental: boolean; added: string | null };
