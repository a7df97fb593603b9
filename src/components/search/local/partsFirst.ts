import { levelOf } from '../../../site/search/searchRecord';
import type { Found } from './rank';
import type { QueryWord } from './readQuery';

/** A part has to be so good, relative to its page … */
const MIN_SHARE = 0.4;
/** … and what readers type for it has to say about as much of the query. */
const MIN_SHARE_OF_PHRASE = 0.95;

/** The part of a page that fits nearly as well comes before a page that isn't called what was typed. */
export function partsFirst(found: readonly Found[], words: readonly QueryWord[]): readonly Found[] {
  if (words.length < 2 && !words.some(isName)) return found;
  const list = [...found];
  for (const page of found.filter(isPageByOtherName)) {
    const place = list.indexOf(page);
    const part = list.find((each, at) => at > place && isOfPage(each, page));
    if (!part || !fitsAsWell(part, page)) continue;
    list.splice(list.indexOf(part), 1);
    list.splice(place, 0, part);
  }
  return list;
}

const isName = ({ parts }: QueryWord) => parts.length > 0;

const isPageByOtherName = ({ record, inTitle }: Found) => levelOf(record) === 1 && !inTitle;

const isOfPage = (part: Found, page: Found) => part.record.url.startsWith(`${page.record.url}#`);

const fitsAsWell = (part: Found, page: Found) =>
  part.score >= MIN_SHARE * page.score && part.phrase >= MIN_SHARE_OF_PHRASE * page.phrase;
