import { round } from './round.js';

console.log('page', round(1.234));
