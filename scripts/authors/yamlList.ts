/** A YAML list without one of its entries; comments and all else stay as they are. */
export const withoutListEntry = (source: string, entry: string): string =>
  source
    .split('\n')
    .filter((line) => /^- +["']?(.*?)["']?\s*$/.exec(line)?.[1] !== entry)
    .join('\n');
