import { keep, kept } from './entries';
import { STATE } from './stores';

const address = (name: string) => `/offline/state/${name}.json`;

/** What the worker has to know the next time it runs. */
export async function readState<Value>(name: string): Promise<Value | undefined> {
  return (await (await kept(STATE, address(name)))?.json()) as Value | undefined;
}

export const writeState = (name: string, value: unknown) =>
  keep(STATE, address(name), Response.json(value));
