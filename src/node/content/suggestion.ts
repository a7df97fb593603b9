import { distance } from 'fastest-levenshtein';

/** The option that someone most likely meant by a mistyped word. */
export function suggestion(word: string, options: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.floor((word.length + 1) / 3) + 1;
  for (const option of options) {
    const edits = distance(word.toLowerCase(), option.toLowerCase());
    if (edits < fewest) [best, fewest] = [option, edits];
  }
  return best;
}

/** The end of a message: ``, did you mean `word`?``; nothing without a suggestion. */
export const didYouMean = (meant: string | undefined, [open, close] = '``'): string =>
  meant ? `, did you mean ${open}${meant}${close}?` : '';
