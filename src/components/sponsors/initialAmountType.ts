import { MONTHLY_PROBABILITY, type AmountType } from '../../site/sponsors';

/** The amounts that a visit starts with. `random` works like `Math.random`. */
export const initialAmountType = (random: () => number): AmountType =>
  random() < MONTHLY_PROBABILITY ? 'monthly' : 'total';
