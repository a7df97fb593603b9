const VOWEL = /[aeiouy]/;

/** What is left of a word without an ending, and what takes its place. */
const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/ically$/, 'ic'],
  [/ification$/, 'ify'],
  [/i[sz]ation$/, 'ize'],
  [/solution$/, 'solve'],
  // A compilation is an object.
  [/(?<!com)pilation$/, 'pile'],
  // Express is the name of a server.
  [/(?<=.{5}[st])(?<!^express)ion$/, ''],
  [/ied$/, 'y'],
  [/(?<=...)(?<!e)ed$/, ''],
  [/(?<=...)ing$/, ''],
];
/** `splitt` -> `split`, but `call`. */
const DOUBLED = /([bdfgmnprt])\1$/;

/** The part that forms of a word share: `caching`, `cached` and `caches` are `cach`. */
export function stem(word: string): string {
  const one = singular(word);
  const ending = ENDINGS.find(([each]) => each.test(one));
  if (!ending) return withoutE(one);
  const [, replacement] = ending;
  const rest = one.replace(...ending);
  if (!VOWEL.test(rest)) return withoutE(one);
  return withoutE(replacement ? rest : rest.replace(DOUBLED, '$1'));
}

const withoutE = (word: string) => (word.length > 3 ? word.replace(/(?<!e)e$/, '') : word);

/** They end like a plural. */
const NAMES = new Set(['cors', 'https', 'windows']);

/** `chunks` and `chunk`, `dependencies` and `dependency` are the same word. */
const singular = (word: string) =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^su]s$/.test(word) && !NAMES.has(word)
      ? word.slice(0, -1)
      : word;
