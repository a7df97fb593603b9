import { format } from './format.js';

console.log(format(1234.5));
