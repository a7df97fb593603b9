import { initialAmountType } from '../../../src/components/sponsors/initialAmountType';

test('about one visit in three starts with monthly amounts', () => {
  const chances = Array.from({ length: 1000 }, (_, index) => index / 1000);
  const monthly = chances.filter((chance) => initialAmountType(() => chance) === 'monthly');

  expect(monthly).toHaveLength(330);
});
