import { answeredTamperings } from '../../../../scripts/attack/answers/answered';
import { storedTamperings } from '../../../../scripts/attack/answers/stored';
import { seededRandom } from '../../../../src/node/sources/seededRandom';

function names(seed: string): string[] {
  const random = seededRandom(seed);
  return [...storedTamperings(random), ...answeredTamperings(random)].map(({ name }) => name);
}

test('a seed tries the same values each time, and another seed tries others', () => {
  expect(names('1')).toEqual(names('1'));
  expect(names('1')).not.toEqual(names('2'));
});

test('every place that a value comes from is tried', () => {
  for (const place of [
    'theme',
    'vote-tallies',
    'the sponsors',
    'the headings',
    'the votes',
    'the limit',
  ]) {
    expect(names('1').filter((name) => name.startsWith(place))).not.toEqual([]);
  }
});
