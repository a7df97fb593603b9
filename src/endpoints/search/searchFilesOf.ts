import { searchTermsUrl, searchTextsUrl } from '../../site/search/searchFiles';
import { recordsByPage, type SearchRecord } from '../../site/search/searchRecord';
import { searchIndexFile } from './searchIndexFile';
import { searchTermsFiles } from './searchTermsFiles';
import { searchTextsFiles } from './searchTextsFiles';
import { textPostings } from './textPostings';

type Content = { records: readonly SearchRecord[]; synonyms: readonly (readonly string[])[] };

export type SearchFiles = {
  index: string;
  /** The files that the index names, by their addresses. */
  others: ReadonlyMap<string, string>;
};

/** The files of the search, with names that `hashOf` makes of what is in them. */
export function searchFilesOf(
  { records, synonyms }: Content,
  hashOf: (text: string) => string,
): SearchFiles {
  const others = new Map<string, string>();
  const named = (urlOf: (hash: string, part: number) => string, texts: readonly string[]) => {
    const hash = hashOf(texts.join('\n'));
    texts.forEach((text, part) => others.set(urlOf(hash, part), text));
    return hash;
  };
  const { postings, common } = textPostings(records);
  const index = searchIndexFile({
    records,
    synonyms,
    common,
    terms: searchTermsFiles(postings).map(({ first, text }) => [
      first,
      named(searchTermsUrl, [text]),
    ]),
    texts: recordsByPage(records).map((page) => {
      const files = searchTextsFiles(page);
      return {
        hash: named(
          searchTextsUrl,
          files.map((file) => JSON.stringify(file)),
        ),
        counts: files.map(({ length }) => length),
      };
    }),
  });
  return { index, others };
}
