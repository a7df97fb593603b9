/** A page or a heading on one, as search knows it. */
export type SearchRecord = {
  /** With the anchor, if it is a heading: `/guides/caching/#output-filenames`. */
  url: string;
  section: string;
  /** From the page's title down to its own; a level that the page skips is empty. */
  titles: string[];
  /** What stands below it, up to the next heading. */
  text: string;
  /** The names that its sentences show as code. */
  names: string[];
  /** The names in its blocks of code. */
  samples: string[];
};

export const levelOf = ({ titles }: Pick<SearchRecord, 'titles'>) => titles.length;
export const titleOf = ({ titles }: Pick<SearchRecord, 'titles'>) => titles.at(-1) ?? '';

/** Records in the order of the text, page by page. */
export function recordsByPage<Record extends Pick<SearchRecord, 'titles'>>(
  records: readonly Record[],
): Record[][] {
  const pages: Record[][] = [];
  for (const record of records) {
    if (levelOf(record) === 1) pages.push([record]);
    else pages.at(-1)?.push(record);
  }
  return pages;
}
