import { seededRandom } from '../../../../src/node/sources/seededRandom';

const numbers = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

test('gives the same numbers for a seed, and others for another', () => {
  expect(numbers('2025-06-15', 5)).toEqual(numbers('2025-06-15', 5));
  expect(numbers('2025-06-15', 5)).not.toEqual(numbers('2025-06-16', 5));
});

test('spreads its numbers evenly from 0 to below 1', () => {
  const tenths = numbers('seed', 10_000).map((number) => Math.floor(number * 10));
  const counts = [...Array(10).keys()].map(
    (tenth) => tenths.filter((each) => each === tenth).length,
  );

  expect(counts.reduce((sum, count) => sum + count)).toBe(10_000);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
