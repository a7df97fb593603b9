import { stem } from './stem';

// Letters and digits, with the characters that connect the parts of names in code, and queries: `?raw`.
const NAME = /[?@$_]*[\p{L}\p{N}](?:[\p{L}\p{N}_$]|[./:-]+(?=[\p{L}\p{N}_$]))*/gu;
const SEPARATOR = /[./:_$@-]+/;
const HUMP = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;
const APOSTROPHE = /['’`]/g;
const MAX_CHARACTERS = 64;

/** A name as it is typed, without regard to case. */
export const typed = (name: string) => name.toLowerCase().slice(0, MAX_CHARACTERS);

/** The names and words in a text: `cant` for `can't`, `splitChunks.cacheGroups`. */
export const namesIn = (text: string): string[] =>
  text.normalize('NFKC').replace(APOSTROPHE, '').match(NAME) ?? [];

/** Words of questions that say nothing about the subject, on a site about webpack. */
const STOP_WORD_LIST = `a about actually an and any are at be been between but by can correctly
   could did difference do does exactly explain explained for from get getting has have how i if in
   instead into is isnt it its just like me mean meaning means my not of on only or our own properly
   purpose really should some that the their them then there these they this to up use used using
   versus vs was we webpack webpack.config.js what whats when where which who why will with without
   work you your`;
export const STOP_WORDS: ReadonlySet<string> = new Set(STOP_WORD_LIST.split(/\s+/));

/** Two words that say something together: `webpack 5`, `doesn't work`. */
const TOGETHER = /^(?:webpack \d.*|(?:isnt|doesnt|dont|wont|not) work\w*)$/;

/** The names and words that say what a text is about; all of them if none does. */
export function significantNames(text: string): string[] {
  const names = namesIn(text);
  const pairs = names.slice(1).map((name, place) => `${names[place]} ${name}`.toLowerCase());
  const isInPair = (place: number) =>
    [pairs[place - 1], pairs[place]].some((pair) => pair !== undefined && TOGETHER.test(pair));
  const rest = names.filter(
    (name, place) => !STOP_WORDS.has(name.toLowerCase()) || isInPair(place),
  );
  return rest.length > 0 ? rest : names;
}

/** A name as one term. */
export const termOf = (name: string): string => stem(typed(name));

/** `splitChunks.cacheGroups` -> `splitChunks`, `cacheGroups`; empty if the name has no parts. */
export const partsOf = (name: string): string[] => several(name.split(SEPARATOR));

/** `splitChunks` -> `split`, `Chunks`; empty if the name has no humps. */
export const humpsOf = (name: string): string[] =>
  several(name.split(SEPARATOR).flatMap((part) => part.match(HUMP) ?? []));

/** The parts of a name down to its words; the name itself if it has none. */
export function wordsOf(name: string): string[] {
  const humps = humpsOf(name);
  return humps.length > 0 ? humps : [name];
}

function several(words: readonly string[]): string[] {
  const parts = words.filter(Boolean);
  return parts.length > 1 ? parts : [];
}

/** Most names are words, which have no parts. */
const WORD = /^\p{Ll}+$/u;

/** The terms by which a name is found. */
export const termsOf = (name: string): Iterable<string> =>
  WORD.test(name)
    ? [termOf(name)]
    : new Set([name, ...partsOf(name), ...humpsOf(name)].map(termOf));

/** All terms by which a text is found. */
export const termsIn = (text: string): string[] =>
  namesIn(text).flatMap((name) => [...termsOf(name)]);
