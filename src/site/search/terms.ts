// A run of letters and digits, with the signs that names in code hold together.
const NAME = /[@$_]*[\p{L}\p{N}](?:[\p{L}\p{N}_$]|[./:-]+(?=[\p{L}\p{N}_$]))*/gu;
const SEPARATOR = /[./:_$@-]+/;
const HUMP = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;
const APOSTROPHE = /['’`]/g;
const LONGEST = 64;

/** `chunks` and `chunk`, `dependencies` and `dependency` are the same word. */
const singular = (word: string) =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^su]s$/.test(word)
      ? word.slice(0, -1)
      : word;

const fold = (word: string) => singular(word.toLowerCase().slice(0, LONGEST));

/** The names and words of a text as they are written: `can't`, `splitChunks.cacheGroups`. */
export const namesIn = (text: string): string[] =>
  text.normalize('NFKC').replace(APOSTROPHE, '').match(NAME) ?? [];

/** A name as one term. */
export const termOf = fold;

/** `splitChunks.cacheGroups` -> `splitchunk`, `cachegroup`; nothing if it has no parts. */
export const partsOf = (name: string): string[] => several(name.split(SEPARATOR));

/** `splitChunks` -> `split`, `chunk`; nothing if it has no humps. */
export const humpsOf = (name: string): string[] =>
  several(name.split(SEPARATOR).flatMap((part) => part.match(HUMP) ?? []));

function several(words: readonly string[]): string[] {
  const terms = words.filter(Boolean).map(fold);
  return terms.length > 1 ? terms : [];
}

/** Every term that a text is found by. */
export const termsIn = (text: string): string[] =>
  namesIn(text).flatMap((name) => [...new Set([termOf(name), ...partsOf(name), ...humpsOf(name)])]);
