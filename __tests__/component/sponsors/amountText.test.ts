import { amountText } from '../../../src/components/sponsors/amountText';

test.each([
  [24_000, 'total', '$24,000'],
  [8.33, 'monthly', '$8 a month'],
] as const)('%d dollars by %s are %p', (dollars, type, text) => {
  expect(amountText(dollars, type)).toBe(text);
});
