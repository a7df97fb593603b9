import { openCart } from './cart/cart.js';
import { discount } from './cart/internal/discount.js';

openCart(discount);
document.addEventListener('click', () => import('./editor.js'));
