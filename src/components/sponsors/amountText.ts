import type { AmountType } from '../../site/sponsors';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** `$24,000`, or `$100 a month`. */
export const amountText = (amount: number, type: AmountType) =>
  dollars.format(amount) + (type === 'monthly' ? ' a month' : '');
