import { cart } from './features/cart/index.js';

console.log('cart:', cart);
