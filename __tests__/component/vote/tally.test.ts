import { isFresh, readTallies, saveTallies } from '../../../src/components/vote/tallies/tally';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => localStorage.clear());

test('tallies are found again on the next visit', () => {
  saveTallies({ thread: { votes: 12, time: NOW } });
  expect(readTallies(NOW)).toEqual({ thread: { votes: 12, time: NOW } });
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
  if (stored !== undefined) localStorage.setItem('vote-tallies', stored);
  expect(readTallies(NOW)).toEqual(expected);
});

test('a browser that stores nothing causes no error', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(readTallies(NOW)).toEqual({});
  expect(() => saveTallies({})).not.toThrow();
  storage.mockRestore();
});

test.each([
  [{ votes: 1, time: NOW }, true],
  [{ votes: 1, time: NOW - HOUR + 1 }, true],
  [{ votes: 1, time: NOW - HOUR }, false],
  [{ votes: 1, time: NOW + HOUR }, false],
  [undefined, false],
])('%j is requested again after an hour, or if its time is in the future', (tally, expected) => {
  expect(isFresh(tally, NOW)).toBe(expected);
});
