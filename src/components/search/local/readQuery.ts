import { humpsOf, namesIn, partsOf, termOf } from '../../../site/search/terms';

/** What a reader asks for: the terms of one word, and whether they may still be typing it. */
export type QueryWord = { term: string; parts: string[] };

const LONGEST = 300;
const MOST_WORDS = 12;

/** Words of questions, which say nothing of what is asked for. */
const FILLERS = new Set(
  `a about an and any are at be been but by can could did do does for from get getting has have how
   i if in into is isnt it its me my not of on or our should some that the their them then there
   these they this to use used using was we what whats when where which who why will with without
   work you your`.split(/\s+/),
);

export function readQuery(text: string): QueryWord[] {
  const names = [...new Set(tellingNames(text.slice(0, LONGEST)))].slice(0, MOST_WORDS);
  return names.map((name) => ({
    term: termOf(name),
    parts: partsOf(name).length > 0 ? partsOf(name) : humpsOf(name),
  }));
}

/** A text as it is compared with another as a whole. */
export const normalized = (text: string) => tellingNames(text).map(termOf).join(' ');

function tellingNames(text: string): string[] {
  const names = namesIn(text);
  const telling = names.filter((name) => !FILLERS.has(name.toLowerCase()));
  return telling.length > 0 ? telling : names;
}
