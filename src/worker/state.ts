import { saveEntry, savedEntry } from './entries';
import { STATE } from './stores';

const address = (name: string) => `/offline/state/${name}.json`;

/** Data that the worker saves for its next run; undefined if it is missing or invalid. */
export async function readState<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
): Promise<Value | undefined> {
  try {
    const value: unknown = await (await savedEntry(STATE, address(name)))?.json();
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const writeState = (name: string, value: unknown) =>
  saveEntry(STATE, address(name), Response.json(value));

export const isString = (value: unknown): value is string => typeof value === 'string';

export const isListOfStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString);
