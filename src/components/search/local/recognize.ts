import { HOLE, lettersExplained, lettersIn, lettersTyped } from '../../../site/messages';
import { levelOf, titleOf } from '../../../site/search/searchRecord';
import type { Found } from './rank';
import type { SearchIndex } from './readIndex';

const ERRORS = /^\/errors\//;
/** Above it, headings say in plain words what one was doing. */
const MESSAGE_LEVEL = 3;
/** Fewer are part of other sentences. */
const MIN_LETTERS_OF_REST = 12;
/** Fewer may be in other messages, too. */
const MIN_LETTERS_OF_PART = 30;
/** A better match than any that words give. */
const SCORE = 1000;

/** The messages of webpack that a pasted text is, with the reader's names in it; best first. */
export function recognize(index: SearchIndex, pasted: string): Found[] {
  return (
    index.records
      .filter((record) => ERRORS.test(record.url) && levelOf(record) >= MESSAGE_LEVEL)
      .map((record) => ({ record, letters: lettersKnown(titleOf(record), pasted) }))
      .filter(({ letters }) => letters > 0)
      // Of several that are equally right, the one with the least besides.
      .sort((a, b) => b.letters - a.letters || titleOf(a.record).length - titleOf(b.record).length)
      .map(({ record, letters }) => ({
        record,
        score: SCORE + letters,
        inTitle: true,
        terms: new Set<string>(),
      }))
  );
}

const lettersKnown = (title: string, pasted: string) =>
  lettersExplained(title, pasted) ||
  lettersTyped(title, pasted) ||
  lettersOfRest(title, pasted) ||
  lettersOfPart(title, pasted);

/** `TypeError: … is not a constructor`: readers leave out what comes before the last colon, and the period. */
function lettersOfRest(title: string, pasted: string): number {
  const rest = title.replace(/^(?:[\w ]+: )+/, '').replace(/\.$/, '');
  const letters = lettersExplained(rest, pasted);
  return letters >= MIN_LETTERS_OF_REST ? letters : 0;
}

/** `You may need an appropriate loader …`: one line of several. */
const lettersOfPart = (title: string, pasted: string): number =>
  Math.max(
    0,
    ...title
      .split(HOLE)
      .filter((part) => lettersIn(part) >= MIN_LETTERS_OF_PART)
      .map((part) => lettersExplained(part, pasted)),
  );
