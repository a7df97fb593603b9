import { MAX_ITEMS } from '../settings.js';
import { countries } from './countries.js';
import { drawAxis } from './parts.js';

export const show = () => drawAxis(Math.min(countries.length, MAX_ITEMS));
