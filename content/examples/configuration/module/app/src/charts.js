import { draw } from '../packages/charts/index.js';

console.log(draw());
