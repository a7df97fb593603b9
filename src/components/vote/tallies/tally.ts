import { isCount, isObject } from './readAnswer';

/** The votes on a thread, and when GitHub said so, in milliseconds since 1970. */
export type Tally = { votes: number; time: number };

/** Tallies by thread. */
export type Tallies = Readonly<Record<string, Tally>>;

const FRESH = 60 * 60 * 1000;

/** Whether a tally is young enough to go without asking again. */
export const isFresh = (tally: Tally | undefined, now: number) =>
  tally !== undefined && tally.time <= now && now - tally.time < FRESH;

const KEY = 'vote-tallies';

/** The last known tallies; none where nothing can be stored, or where something else was. */
export function readTallies(storage: () => Storage, now: number): Tallies {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (!isObject(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Tally] => isTally(entry[1], now)),
    );
  } catch {
    return {};
  }
}

/** Keeps tallies for the next visit, where the reader's browser lets it. */
export function storeTallies(storage: () => Storage, tallies: Tallies): void {
  try {
    storage().setItem(KEY, JSON.stringify(tallies));
  } catch {
    // They are asked for again.
  }
}

const isTally = (value: unknown, now: number): value is Tally =>
  isObject(value) && isCount(value['votes']) && isPast(value['time'], now);

/** A time that a clock of this reader may have shown, and not one that no calendar has. */
const isPast = (value: unknown, now: number) =>
  typeof value === 'number' && value >= 0 && value <= now;
