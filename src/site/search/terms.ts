// Letters and digits, with the characters that connect the parts of names in code.
const NAME = /[@$_]*[\p{L}\p{N}](?:[\p{L}\p{N}_$]|[./:-]+(?=[\p{L}\p{N}_$]))*/gu;
const SEPARATOR = /[./:_$@-]+/;
const HUMP = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;
const APOSTROPHE = /['’`]/g;
const MAX_CHARACTERS = 64;

/** `chunks` and `chunk`, `dependencies` and `dependency` are the same word. */
const singular = (word: string) =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^su]s$/.test(word)
      ? word.slice(0, -1)
      : word;

const fold = (word: string) => singular(word.toLowerCase().slice(0, MAX_CHARACTERS));

/** The names and words in a text: `cant` for `can't`, `splitChunks.cacheGroups`. */
export const namesIn = (text: string): string[] =>
  text.normalize('NFKC').replace(APOSTROPHE, '').match(NAME) ?? [];

/** A name as one term. */
export const termOf = fold;

/** `splitChunks.cacheGroups` -> `splitchunk`, `cachegroup`; empty if the name has no parts. */
export const partsOf = (name: string): string[] => several(name.split(SEPARATOR));

/** `splitChunks` -> `split`, `chunk`; empty if the name has no humps. */
export const humpsOf = (name: string): string[] =>
  several(name.split(SEPARATOR).flatMap((part) => part.match(HUMP) ?? []));

function several(words: readonly string[]): string[] {
  const terms = words.filter(Boolean).map(fold);
  return terms.length > 1 ? terms : [];
}

/** All terms by which a text is found. */
export const termsIn = (text: string): string[] =>
  namesIn(text).flatMap((name) => [...new Set([termOf(name), ...partsOf(name), ...humpsOf(name)])]);
