import './server.js';
import { name } from './shared.js';

console.log('client', name);
