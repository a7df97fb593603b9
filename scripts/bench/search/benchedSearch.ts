import { wholeIndex } from '../../../__tests__/site/search/wholeIndex';
import type { LocalIndex } from '../../../src/components/search/local/localIndex';
import { searchFilesOf, type SearchFiles } from '../../../src/endpoints/search/searchFilesOf';
import { digest } from '../../../src/node/files/digest';
import type { SearchRecord } from '../../../src/site/search/searchRecord';

export type SearchContent = { records: readonly SearchRecord[]; synonyms: string[][] };

/** The files of a search as a build writes them. */
export const benchedFiles = (content: SearchContent): SearchFiles =>
  searchFilesOf(content, (text) => digest(text, 8));

/** Their index, with all terms. */
export const benchedIndex = ({ index, others }: SearchFiles): LocalIndex =>
  wholeIndex(index, (url) => others.get(url) ?? '');
