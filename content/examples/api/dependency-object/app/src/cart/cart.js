import { discount } from './internal/discount.js';

export const openCart = (price = discount) => {
  document.title = `Cart: ${price}`;
};
