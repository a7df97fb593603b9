/** A page, a heading or a row of a table, as search finds it. */
export type SearchRecord = {
  /** With the anchor, if it is no page: `/guides/caching/#output-filenames`. */
  url: string;
  section: string;
  /** From the page's title down to its own; levels that the page skips are empty. */
  titles: string[];
  /** It's a row of a table below a heading. */
  isRow?: true;
  /** What readers type who don't know what it is called. */
  searchedAs: readonly string[];
  /** The text below it, up to the next heading. */
  text: string;
  /** Names that are code in its sentences. */
  names: string[];
  /** Names in its code blocks. */
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
