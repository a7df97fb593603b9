/** A YAML list without one of its entries. Everything else stays as it is. */
export const withoutListEntry = (source: string, entry: string): string =>
  source
    .split('\n')
    .filter((line) => /^- +["']?(.*?)["']?\s*$/.exec(line)?.[1] !== entry)
    .join('\n');

/** The sorted list of published addresses with one more; comments and all else stay as they are. */
export function withPublished(source: string, url: string): string {
  const lines = source.split('\n');
  const urlOf = (line: string) => /^(\/[^:]*):/.exec(line)?.[1];
  if (lines.some((line) => urlOf(line) === url)) return source;
  const next = lines.findIndex((line) => (urlOf(line) ?? '') > url);
  const place = next === -1 ? source.trimEnd().split('\n').length : next;
  return lines.toSpliced(place, 0, `${url}:`).join('\n');
}
