import type { SearchField } from './searchFields';

/** Where the browser learns what the other files of this build are called. */
export const SEARCH_MANIFEST_URL = '/search/manifest.json';
export const SEARCH_FORMAT = 2;

export type SearchManifest = {
  /** The script that searches, beside the page's own. */
  worker: string;
  index: string;
};

/** What is asked for before the first results. */
export type SearchIndexFile = {
  format: number;
  sections: string[];
  pages: PackedPage[];
  /** Every term in alphabetical order: see `packWords`. */
  terms: string;
  /** For each field a line for each term with the records that have it: see `packNumbers`. */
  fields: Record<SearchField, string>;
  /** Terms that so many texts have that no text is found by them. */
  common: string[];
  /** Words and phrases that mean the same. */
  synonyms: string[][];
};

/** The section by its place in `sections`; the hash of the file with the texts, or nothing. */
export type PackedPage = [
  url: string,
  title: string,
  section: number,
  headings: PackedHeading[],
  textHash: string,
];

/** The id is left out if it follows from the title. */
export type PackedHeading = [level: number, title: string, id?: string];

/** The text of each record of a page, for snippets. */
export type SearchTextsFile = string[];

export const searchTextsUrl = (hash: string) => `/search/texts/page.${hash}.json`;

/** The id that a heading has if its author says nothing else. */
export const usualId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
