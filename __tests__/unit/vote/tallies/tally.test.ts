import { isFresh, readTallies, storeTallies } from '../../../../src/components/vote/tallies/tally';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20, 12);

function storageWith(value?: string): () => Storage {
  const items = new Map(value === undefined ? [] : [['vote-tallies', value]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, item: string) => void items.set(key, item),
  };
  return () => storage as Storage;
}

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('tallies are found again on the next visit', () => {
  const storage = storageWith();
  storeTallies(storage, { thread: { votes: 12, time: NOW } });
  expect(readTallies(storage, NOW)).toEqual({ thread: { votes: 12, time: NOW } });
});

test.each([
  [undefined, {}],
  ['{', {}],
  ['null', {}],
  ['[1]', {}],
  ['{"a":{"votes":"12","time":1}}', {}],
  ['{"a":{"votes":12}}', {}],
  ['{"a":{"votes":1e300,"time":1}}', {}],
  ['{"a":{"votes":12,"time":1e300}}', {}],
  [`{"a":{"votes":12,"time":${NOW + 1}}}`, {}],
  ['{"a":{"votes":12,"time":1},"b":5}', { a: { votes: 12, time: 1 } }],
])('of what is stored, %p, only tallies are taken', (stored, expected) => {
  expect(readTallies(storageWith(stored), NOW)).toEqual(expected);
});

test('a browser that stores nothing is no obstacle', () => {
  expect(readTallies(blocked, NOW)).toEqual({});
  expect(() => storeTallies(blocked, {})).not.toThrow();
});

test.each([
  [{ votes: 1, time: NOW }, true],
  [{ votes: 1, time: NOW - HOUR + 1 }, true],
  [{ votes: 1, time: NOW - HOUR }, false],
  [{ votes: 1, time: NOW + HOUR }, false],
  [undefined, false],
])('%j is asked for again after an hour, or when it is from a day to come', (tally, expected) => {
  expect(isFresh(tally, NOW)).toBe(expected);
});
