import { expired, OTHER_IMAGES } from '../../../../src/site/offline/expiry';

const NOW = 1_000_000;

test('pictures of other sites go when they are too old', () => {
  const ages = { new: NOW - 10, old: NOW - 11 };
  expect(expired(ages, { number: 5, age: 10 }, NOW)).toEqual(['old']);
});

test('of too many the oldest go', () => {
  const ages = { second: NOW - 2, first: NOW - 1, third: NOW - 3 };
  expect(expired(ages, { number: 1, age: 10 }, NOW)).toEqual(['second', 'third']);
});

test('they are bounded to a number and a week', () => {
  expect(OTHER_IMAGES.number).toBeLessThanOrEqual(100);
  expect(OTHER_IMAGES.age).toBe(7 * 24 * 60 * 60 * 1000);
});
