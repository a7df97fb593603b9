import { titleOf } from '../../../site/search/searchRecord';
import { significantNames, termOf, wordsOf } from '../../../site/search/terms';
import type { IndexedRecord } from './readIndex';
import { normalized } from './readQuery';

/** The title of a record in the form in which whole texts are compared. */
export const titleText = remembered((record) => normalized(titleOf(record)));

/** The same with the parts of names as words: `mini css extract plugin` for `MiniCssExtractPlugin`. */
export const titleWords = remembered((record) => asWords(titleOf(record)));

/** A text in the form in which words are compared, and none of the names that they make up. */
export const asWords = (text: string): string =>
  significantNames(significantNames(text).flatMap(wordsOf).join(' ')).map(termOf).join(' ');

function remembered(textOf: (record: IndexedRecord) => string) {
  const known = new WeakMap<IndexedRecord, string>();
  return (record: IndexedRecord): string => {
    const text = known.get(record) ?? textOf(record);
    known.set(record, text);
    return text;
  };
}
