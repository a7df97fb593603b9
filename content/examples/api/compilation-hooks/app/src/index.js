import { formatPrice } from './format.js';

console.log(formatPrice(4200));

import('./editor.js').then(({ start }) => start());
import('./help.js').then(({ open }) => open());
