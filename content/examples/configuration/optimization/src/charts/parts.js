export { drawAxis } from './axis.js';
export { drawLegend } from './legend.js';
