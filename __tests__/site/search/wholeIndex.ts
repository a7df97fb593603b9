import { createLocalIndex, type LocalIndex } from '../../../src/components/search/local/localIndex';
import { searchTermsUrl, type SearchIndexFile } from '../../../src/site/search/searchFiles';

/** An index to which the terms of all texts have been added. */
export function wholeIndex(index: string, read: (url: string) => string): LocalIndex {
  const file = JSON.parse(index) as SearchIndexFile;
  const localIndex = createLocalIndex(file);
  for (const [, hash] of file.terms) {
    localIndex.addTerms(JSON.parse(read(searchTermsUrl(hash))));
  }
  return localIndex;
}
