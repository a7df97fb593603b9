import { humpsOf, namesIn, partsOf, termOf } from '../../../site/search/terms';

/** A word of a query as one term, and the terms of its parts. */
export type QueryWord = { term: string; parts: string[] };

const MAX_CHARACTERS = 300;
const MAX_WORDS = 12;

/** Words of questions that say nothing about the subject. */
const STOP_WORDS = new Set(
  `a about an and any are at be been but by can could did do does for from get getting has have how
   i if in into is isnt it its me my not of on or our should some that the their them then there
   these they this to use used using was we what whats when where which who why will with without
   work you your`.split(/\s+/),
);

export function readQuery(text: string): QueryWord[] {
  const names = [...new Set(namesWithoutStopWords(text.slice(0, MAX_CHARACTERS)))].slice(
    0,
    MAX_WORDS,
  );
  return names.map((name) => ({
    term: termOf(name),
    parts: partsOf(name).length > 0 ? partsOf(name) : humpsOf(name),
  }));
}

/** A text in the form in which whole texts are compared. */
export const normalized = (text: string) => namesWithoutStopWords(text).map(termOf).join(' ');

function namesWithoutStopWords(text: string): string[] {
  const names = namesIn(text);
  const rest = names.filter((name) => !STOP_WORDS.has(name.toLowerCase()));
  return rest.length > 0 ? rest : names;
}
