import { countries } from './countries.js';
import { drawAxis, drawLegend } from './parts.js';

export const show = () => {
  drawAxis(countries.length);
  drawLegend(countries.slice(0, 3));
};
