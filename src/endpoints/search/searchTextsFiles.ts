import type { SearchTextsFile } from '../../site/search/searchFiles';
import type { SearchRecord } from '../../site/search/searchRecord';
import { inParts } from './inParts';

/** About a kilobyte, once they are compressed. */
const CHARACTERS_IN_A_FILE = 1800;

/** What the snippets of a page are cut from, in files of about the same size. */
export const searchTextsFiles = (page: readonly SearchRecord[]): SearchTextsFile[] =>
  inParts(
    page.map(({ text }) => text),
    CHARACTERS_IN_A_FILE,
    (text) => text.length,
  );
