import { nothing } from './shared.js';

console.log(nothing);
