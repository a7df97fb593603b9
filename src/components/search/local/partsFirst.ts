import { levelOf } from '../../../site/search/searchRecord';
import type { Found } from './rank';
import type { QueryWord } from './readQuery';

/** A part has to be so good, relative to its page: with two words, which may name the topic of the page … */
const MIN_SHARE_OF_TWO = 0.65;
/** … and with several, or with a name from code, such as `transpileOnly`. */
const MIN_SHARE = 0.4;

/** The part of a page that fits nearly as well comes before a page that isn't called what was typed. */
export function partsFirst(found: readonly Found[], words: readonly QueryWord[]): readonly Found[] {
  const hasName = words.some(isName);
  if (words.length < 2 && !hasName) return found;
  const minShare = words.length > 2 || hasName ? MIN_SHARE : MIN_SHARE_OF_TWO;
  const list = [...found];
  for (const page of found.filter(isPageByOtherName)) {
    const place = list.indexOf(page);
    const part = list.find((each, at) => at > place && isOfPage(each, page));
    if (!part || part.score < minShare * page.score) continue;
    list.splice(list.indexOf(part), 1);
    list.splice(place, 0, part);
  }
  return list;
}

const isName = ({ parts }: QueryWord) => parts.length > 0;

const isPageByOtherName = ({ record, inTitle }: Found) => levelOf(record) === 1 && !inTitle;

const isOfPage = (part: Found, page: Found) => part.record.url.startsWith(`${page.record.url}#`);
