import { lettersExplained } from '../../src/site/messages';
import { difference, GAP, matchLines, visibleLines } from '../guides/matchLines';
import { mask } from '../guides/mask';
import type { Entry } from './entriesOf';
import type { Printed } from './runSamples';

export type Problem = { line: number; message: string };

/** Entries whose sample prints something else than the page shows, and samples without an entry. */
export function problemsOf(entries: readonly Entry[], printed: Printed): Problem[] {
  const ids = new Set(entries.map(({ id }) => id));
  const lost = Object.keys(printed).filter((id) => !ids.has(id));
  return [
    ...entries.flatMap((entry) => problemOf(entry, printed[entry.id])),
    ...lost.map((id) => ({ line: 1, message: `The sample ${id} has no entry with this id` })),
  ];
}

function problemOf({ name, rows, line, shown }: Entry, printed: string | undefined): Problem[] {
  if (printed === undefined) return [];
  const names = name === undefined ? rows : [name];
  if (names.every((each) => lettersExplained(each, printed) === 0)) {
    const wanted = name === undefined ? 'one of its rows' : `\`${name}\``;
    return [{ line, message: `Its sample doesn't print ${wanted}, but\n${indented(printed)}` }];
  }
  if (shown === undefined) {
    return name === undefined ? [] : [{ line, message: 'Show the message in a block: ```text' }];
  }
  const wanted = [GAP, ...visibleLines(mask(shown)), GAP];
  const lines = visibleLines(mask(printed));
  if (matchLines(wanted, lines)) return [];
  return [{ line, message: difference(wanted, lines, visibleLines(printed)) }];
}

const indented = (text: string) =>
  visibleLines(text)
    .map((line) => `  | ${line}`)
    .join('\n');

/** The place of an entry among all that a printed message could be: 1 for the first, 0 for none. */
export function placeOf(printed: string, name: string, names: readonly string[]): number {
  const letters = lettersExplained(name, printed);
  if (letters === 0) return 0;
  return 1 + names.filter((other) => lettersExplained(other, printed) > letters).length;
}

/** The mean of 1 / place: 1 if every message finds its entry first. */
export function meanReciprocalRank(places: readonly number[]): number {
  if (places.length === 0) return 1;
  return places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length;
}
