import { name } from './shared.js';

console.log('server', name);
