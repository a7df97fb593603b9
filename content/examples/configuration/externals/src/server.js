import fs from 'node:fs';
import { deep } from 'lib/deep.js';
import { version } from 'lib';

console.log(typeof fs.readFileSync, version, deep);
