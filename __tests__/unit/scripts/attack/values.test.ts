import { plans } from '../../../../scripts/attack/values/attempts';
import { seededRandom } from '../../../../src/node/sources/seededRandom';

const names = (seed: string) => plans(seededRandom(seed)).map(({ name }) => name);

test('a seed tries the same values each time, and another seed tries others', () => {
  expect(names('1')).toEqual(names('1'));
  expect(names('1')).not.toEqual(names('2'));
});

test('every place that a value comes from is tried', () => {
  for (const place of ['stored theme', 'stored vote-tallies', 'sponsors', 'headings', 'votes']) {
    expect(names('1').filter((name) => name.startsWith(place))).not.toEqual([]);
  }
});
