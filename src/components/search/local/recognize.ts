import { HOLE, lettersExplained, lettersIn, lettersTyped } from '../../../site/messages';
import { levelOf, titleOf } from '../../../site/search/searchRecord';
import { missingPackage } from './missingPackage';
import type { Found } from './rank';
import type { IndexedRecord, SearchIndex } from './readIndex';
import { isTrouble } from './recordWeight';

const ERRORS = /^\/errors\//;
/** Above it, headings say in plain words what one was doing. */
const MESSAGE_LEVEL = 3;
/** Fewer are part of other sentences. */
const MIN_LETTERS_OF_REST = 12;
/** Fewer may be in other messages, too. */
const MIN_LETTERS_OF_PART = 30;
/** More than the message has that a package is missing; a line below it that says why has still more. */
const LETTERS_OF_PACKAGE = 40;
/** A better match than any that words give. */
const SCORE = 1000;

type Recognized = { record: IndexedRecord; letters: number };

/** The messages that a pasted text is, with the reader's names in it; best first. */
export function recognize({ records }: SearchIndex, pasted: string): Found[] {
  const entry = missingPackage(pasted)?.entry;
  const messages = recognizedIn(records.filter(isMessage), (title, url) =>
    Math.max(lettersKnown(title, pasted), url === entry ? LETTERS_OF_PACKAGE : 0),
  );
  if (messages.length === 0) return [];
  const most = Math.max(...messages.map(({ letters }) => letters));
  // `group.getRuntimeChunk is not a function`: a page may have that very sentence, with the name.
  const sentences = recognizedIn(records.filter(isTrouble), (title) =>
    title.includes(HOLE) ? 0 : lettersExplained(title, pasted),
  ).filter(({ letters }) => letters > most);
  return [...sentences, ...messages].sort(byLetters).map(({ record, letters }) => ({
    record,
    score: SCORE + letters,
    inTitle: true,
    phrase: 1,
    terms: new Set<string>(),
  }));
}

const isMessage = (record: IndexedRecord) =>
  ERRORS.test(record.url) && levelOf(record) >= MESSAGE_LEVEL;

const recognizedIn = (
  records: readonly IndexedRecord[],
  lettersOf: (title: string, url: string) => number,
): Recognized[] =>
  records
    .map((record) => ({ record, letters: lettersOf(titleOf(record), record.url) }))
    .filter(({ letters }) => letters > 0);

/** Of several that are equally right, the one with the least besides. */
const byLetters = (a: Recognized, b: Recognized) =>
  b.letters - a.letters || titleOf(a.record).length - titleOf(b.record).length;

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

/** `You may need an appropriate loader …`: one line of several, or one sentence. */
const lettersOfPart = (title: string, pasted: string): number =>
  Math.max(
    0,
    ...[...title.split(HOLE), ...title.split(/\.\s+/)]
      .filter((part) => part !== title && lettersIn(part) >= MIN_LETTERS_OF_PART)
      .map((part) => lettersExplained(part, pasted)),
  );
