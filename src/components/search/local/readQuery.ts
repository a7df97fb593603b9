import { humpsOf, partsOf, significantNames, termOf, typed } from '../../../site/search/terms';

/**
 * A word as it stands in the index, and as it was typed: longer words start with that. The last word
 * may still be unfinished.
 */
export type QueryTerm = { term: string; start: string; isLast: boolean };
/** A word of a query as one term, and the terms of its parts. */
export type QueryWord = QueryTerm & { parts: QueryTerm[] };

const MAX_CHARACTERS = 300;
const MAX_WORDS = 12;
/** The end of a path says what it is. */
const MAX_PARTS = 4;

export function readQuery(text: string): QueryWord[] {
  const found = significantNames(text.slice(0, MAX_CHARACTERS)).map(withoutCall);
  const names = [...new Set(found)].slice(0, MAX_WORDS);
  return names.map((name, place) => {
    const toTerm = (each: string): QueryTerm => ({
      term: termOf(each),
      start: typed(each),
      isLast: place === names.length - 1,
    });
    return { ...toTerm(name), parts: namedParts(name).map(toTerm) };
  });
}

/** What one does with a hook, or with a set: `compilation.hooks.processAssets.tap` is about the hook. */
const CALL =
  /^(.+\..+)\.(?:add|call|callAsync|delete|for|get|has|intercept|promise|set|tap|tapAsync|tapPromise)$/;

const withoutCall = (name: string) => name.replace(CALL, '$1');

const namedParts = (name: string) =>
  partsOf(name).length > 0 ? partsOf(name).slice(-MAX_PARTS) : humpsOf(name);

/** A text in the form in which whole texts are compared. */
export const normalized = (text: string) => significantNames(text).map(termOf).join(' ');
