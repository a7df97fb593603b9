import { movedIndex } from '../../../../src/components/navigation/movedIndex';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['Tab', 1, undefined],
])('%s moves from entry %i of three to %s', (key, from, to) => {
  expect(movedIndex(key, from, 3)).toBe(to);
});
