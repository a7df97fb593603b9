import { deep } from 'lib/deep.js';
import { version } from 'lib';

console.log(version, deep);
