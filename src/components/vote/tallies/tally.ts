import { isObject } from '../../../site/isObject';
import { localStore } from '../../browser/storage';
import { isCount } from './readAnswer';

/** The votes on a thread, and when GitHub reported them, in milliseconds since 1970. */
export type Tally = { votes: number; time: number };

/** Tallies by thread. */
export type Tallies = Readonly<Record<string, Tally>>;

const FRESH_MS = 60 * 60 * 1000;

/** Whether a tally is recent enough to be shown without asking GitHub again. */
export const isFresh = (tally: Tally | undefined, now: number) =>
  tally !== undefined && tally.time <= now && now - tally.time < FRESH_MS;

const KEY = 'vote-tallies';

/** The last known tallies. Anything else in the storage is ignored. */
export function readTallies(now: number): Tallies {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(KEY) ?? '{}');
    if (!isObject(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Tally] => isTally(entry[1], now)),
    );
  } catch {
    return {};
  }
}

/** Saves tallies for the next visit. */
export const saveTallies = (tallies: Tallies) => localStore.setItem(KEY, JSON.stringify(tallies));

const isTally = (value: unknown, now: number): value is Tally =>
  isObject(value) && isCount(value['votes']) && isPast(value['time'], now);

/** A time that this reader's clock may have shown. */
const isPast = (value: unknown, now: number) =>
  typeof value === 'number' && value >= 0 && value <= now;
