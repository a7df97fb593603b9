import { total } from '../loaders/trim.cjs!./cart.js?v=1';

console.log(total([2, 3]));
