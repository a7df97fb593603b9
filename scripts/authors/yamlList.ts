/** A YAML list without one of its entries. Everything else stays as it is. */
export const withoutListEntry = (source: string, entry: string): string =>
  source
    .split('\n')
    .filter((line) => /^- +["']?(.*?)["']?\s*$/.exec(line)?.[1] !== entry)
    .join('\n');
