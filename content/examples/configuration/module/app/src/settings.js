import settings from 'settings';
import './admin/index.js';

console.log(settings);
