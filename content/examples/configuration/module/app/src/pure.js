import { dark } from './theme.js';

console.log('no theme');
