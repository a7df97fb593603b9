import { named, other } from './expression.js';
import * as ns from './expression.js';
export { named as renamed } from './expression.js';
export * from './expression.js';

export default class Widget extends Base {
  value = 1;
}
export const exported = 1;
var variable = named;
let binding = other;
const constant = 3;
const { x, y } = ns;
const alias = globalThing;

outer: for (const item of list) continue outer;
if (typeof FLAG !== 'undefined' && FLAG) compute(1);
counter++;
config.deep.level++;
config.deep.level = 1;
total = 3;
api.get('x').json.parse();
api.get('x').json;
api.list.all;
new Thing();
maybe?.field;
const ternary = condition ? fold(1) + 2 : new Folded(1) + 2;
if ('text'.trim() === 'text') compute(2);
import('./expression.js');
await ready;

function helper() {
  return 1;
  unused();
}

import.meta.webpackHot.accept('./expression.js', () => {});
import.meta.webpackHot.accept('./expression.js');
{
  using resource = open();
}
