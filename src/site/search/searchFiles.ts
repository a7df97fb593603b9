import type { TextField } from './searchFields';

/** The file with the names of the other search files of a build. */
export const SEARCH_MANIFEST_URL = '/search/manifest.json';
export const SEARCH_FORMAT = 8;

export type SearchManifest = {
  /** The script of the search worker. */
  worker: string;
  index: string;
};

/** Loaded before the first results: everything that titles can tell. */
export type SearchIndexFile = {
  format: number;
  sections: string[];
  pages: PackedPage[];
  /** Where the terms of texts are: the files in alphabetical order. */
  terms: PackedTermsFile[];
  /** Terms in so many texts that no text is found by them. */
  common: string[];
  /** Words and phrases that mean the same. */
  synonyms: string[][];
};

/**
 * `section` is an index in `sections`; `textsHash` is in the names of the files with the texts, and
 * `textCounts` says how many each of them has.
 */
export type PackedPage = [
  url: string,
  title: string,
  section: number,
  headings: PackedHeading[],
  textsHash: string,
  textCounts: number[],
];

/** The id is omitted if it follows from the title. Rows of tables come after their heading, with `ROW`. */
export type PackedHeading = [level: number, title: string, id?: string];
/** In place of a level. */
export const ROW = 0;

/** A file holds the terms from its first one up to the first one of the next file. */
export type PackedTermsFile = [first: string, hash: string];

/** Some of the terms of texts, loaded when a query has a word among them. */
export type SearchTermsFile = {
  /** In alphabetical order: see `packWords`. */
  terms: string;
  /**
   * For each field, one line per term with the records that contain it: see `packNumbers`. For
   * `searchedAs` these are phrases: see `phraseNumber`.
   */
  fields: Record<TextField, string>;
};

export const searchTermsUrl = (hash: string) => `/search/terms/part.${hash}.json`;

/** The texts of records of a page, for snippets: a long page has several files. */
export type SearchTextsFile = string[];

export const searchTextsUrl = (hash: string, part: number) => `/search/texts/${part}.${hash}.json`;

/** The id of a heading whose author chose no other. */
export const usualId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
