import { MONTHLY_PROBABILITY, type AmountType } from '../../site/sponsors';

/** Which amounts a visit starts with; `random` gives numbers from 0 to below 1. */
export const initialAmountType = (random: () => number): AmountType =>
  random() < MONTHLY_PROBABILITY ? 'monthly' : 'total';
