/** An option in the outline of all options, with the options that belong to it. */
export type OutlineEntry = {
  name: string;
  type: string;
  /** The default as one writes it, if it is the same for every build. */
  value: string | null;
  /** Where it is explained. */
  url: string;
  parts: OutlineEntry[];
};
