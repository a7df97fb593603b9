import { formatPrice } from 'utils/format.js';

console.log(formatPrice(900));
