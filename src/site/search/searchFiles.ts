import type { SearchField } from './searchFields';

/** The file with the names of the other search files of a build. */
export const SEARCH_MANIFEST_URL = '/search/manifest.json';
export const SEARCH_FORMAT = 3;

export type SearchManifest = {
  /** The script of the search worker. */
  worker: string;
  index: string;
};

/** Loaded before the first results. */
export type SearchIndexFile = {
  format: number;
  sections: string[];
  pages: PackedPage[];
  /** All terms in alphabetical order: see `packWords`. */
  terms: string;
  /** For each field, one line per term with the records that contain it: see `packNumbers`. */
  fields: Record<SearchField, string>;
  /** Terms in so many texts that no text is found by them. */
  common: string[];
  /** Words and phrases that mean the same. */
  synonyms: string[][];
};

/** `section` is an index in `sections`; `textHashes` are those of the files with the texts. */
export type PackedPage = [
  url: string,
  title: string,
  section: number,
  headings: PackedHeading[],
  textHashes: string[],
];

/** The id is omitted if it follows from the title. */
export type PackedHeading = [level: number, title: string, id?: string];

/** The texts of records of a page, for snippets: a long page has several files. */
export type SearchTextsFile = string[];
export const TEXTS_IN_A_FILE = 10;

export const searchTextsUrl = (hash: string) => `/search/texts/page.${hash}.json`;

/** The id of a heading whose author chose no other. */
export const usualId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
