import { total } from './total.js';

console.log(total);
