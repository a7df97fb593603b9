import { scrollDistance } from '../../../../src/components/navigation/revealInScroller';

const view = { top: 100, bottom: 900 };
const item = (top: number) => ({ top, bottom: top + 30 });

test.each([
  ['in the middle stays', 400, 0],
  ['at the upper edge comes down', 100, -64],
  ['above comes down', 20, -144],
  ['at the lower edge comes up', 870, 64],
  ['below comes up', 1000, 194],
])('an entry %s', (_, top, distance) => {
  expect(scrollDistance(item(top), view, 'nearest')).toBe(distance);
});

test.each([
  ['in view stays', 870, 0],
  ['below goes to the middle', 1485, 1000],
  ['above goes to the middle', -515, -1000],
])('an entry to center that is %s', (_, top, distance) => {
  expect(scrollDistance(item(top), view, 'center')).toBe(distance);
});
