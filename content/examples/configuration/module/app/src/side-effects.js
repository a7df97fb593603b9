import { trackers } from './tracking.js';

console.log('side effects');
