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
