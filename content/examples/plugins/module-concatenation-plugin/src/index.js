import { total } from './cart.js';
import { evaluate } from './eval.js';
import { path } from './path.js';
import { chart } from './chart.js';
import legacy from './legacy.cjs';
import strict from './strict.cjs';
import dynamic from './dynamic.cjs';

console.log(total([1, 2]), evaluate('1 + 1'), path, chart(), legacy.name, strict.name, dynamic);
import('./page.js');
import('./chart.js');
