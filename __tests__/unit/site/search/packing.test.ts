import {
  packNumbers,
  packWords,
  unpackNumbers,
  unpackWords,
} from '../../../../src/site/search/packing';

test.each([[[]], [[0]], [[0, 1, 2]], [[5, 90, 91, 92, 181, 10_000]], [[8_000_000]]])(
  'the numbers %j are the same after a journey',
  (numbers) => {
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  },
);

test('every distance up to three digits survives', () => {
  const numbers: number[] = [];
  for (let last = 0, distance = 0; distance < 10_000; distance += 7) {
    last += distance;
    numbers.push(last);
  }
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
});

test('records that follow each other take one character each', () => {
  expect(packNumbers([3, 4, 5, 6])).toHaveLength(4);
});

test('words come back as they were, however much they share', () => {
  const long = 'a'.repeat(60);
  const words = ['cache', 'cached', 'caching', long, `${long}b`, 'mode', '模块'];
  expect(unpackWords(packWords(words))).toEqual(words);
});

test('JSON writes what is packed as it is', () => {
  const packed = packNumbers(
    Array.from({ length: 200 }, (_, index) => index * (index % 95)).sort((a, b) => a - b),
  );
  expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
});
