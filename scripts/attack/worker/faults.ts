/** What a broken host sends, always with status 200. */
export type Fault = { name: string; damage: (file: Buffer) => Buffer; type?: string };

const replacement = (text: string) => () => Buffer.from(text);

export const FAULTS: readonly Fault[] = [
  { name: 'other content', damage: replacement('export default "garbage";') },
  { name: 'nothing', damage: replacement('') },
  {
    name: 'a sign-in page',
    damage: replacement('<!doctype html><title>Sign in</title><h1>Sign in</h1>'),
    type: 'text/html',
  },
  { name: 'the first half', damage: (file) => file.subarray(0, file.length / 2) },
  {
    name: 'one byte that is wrong',
    damage: (file) => {
      const copy = Buffer.from(file);
      const middle = Math.floor(copy.length / 2);
      copy[middle] = (copy[middle] ?? 0) ^ 1;
      return copy;
    },
  },
];
