import { levelOf } from '../../../site/search/searchRecord';
import type { Found } from './rank';

/** A part has to be so good, relative to its page. */
const MIN_RELATIVE_SCORE = 0.4;
/** Fewer name a topic, and ask for its page. */
const MIN_WORDS = 3;

/** The part of a page that fits nearly as well comes before a page that isn't called what was typed. */
export function partsFirst(found: readonly Found[], words: number): readonly Found[] {
  if (words < MIN_WORDS) return found;
  const list = [...found];
  for (const page of found.filter(isPageByOtherName)) {
    const place = list.indexOf(page);
    const part = list.find((each, at) => at > place && isOfPage(each, page));
    if (!part || part.score < MIN_RELATIVE_SCORE * page.score) continue;
    list.splice(list.indexOf(part), 1);
    list.splice(place, 0, part);
  }
  return list;
}

const isPageByOtherName = ({ record, inTitle }: Found) => levelOf(record) === 1 && !inTitle;

const isOfPage = (part: Found, page: Found) => part.record.url.startsWith(`${page.record.url}#`);
