import api from './api.js';

console.log(api);
