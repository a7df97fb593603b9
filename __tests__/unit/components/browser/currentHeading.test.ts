import { currentHeading } from '../../../../src/components/browser/currentHeading';

const view = { height: 800, isAtEnd: false, target: '' };
const at = (...tops: number[]) => tops.map((top, index) => ({ id: 'abcdef'.charAt(index), top }));

test('above the first heading none is current', () => {
  expect(currentHeading(at(120, 600), view)).toBeUndefined();
});

test('the last heading that went by is current', () => {
  expect(currentHeading(at(-900, -10, 300), view)).toBe('b');
});

test('a heading that a link led to is current, although positions are rounded', () => {
  expect(currentHeading(at(-900, 0.6, 300), view)).toBe('b');
});

test('at the end of the page the last heading is current, although it never got to the top', () => {
  expect(currentHeading(at(-900, 200, 500), { ...view, isAtEnd: true })).toBe('c');
});

test('at the end of the page the heading in the address is current if it is in view', () => {
  expect(currentHeading(at(-900, 200, 500), { ...view, isAtEnd: true, target: 'b' })).toBe('b');
  expect(currentHeading(at(-900, 200, 500), { ...view, isAtEnd: true, target: 'a' })).toBe('c');
});

test('at the end of a page that ends in a long part this part is current', () => {
  expect(currentHeading(at(-900, -400), { ...view, isAtEnd: true })).toBe('b');
});

test('a page without headings has no current one', () => {
  expect(currentHeading([], { ...view, isAtEnd: true })).toBeUndefined();
});
