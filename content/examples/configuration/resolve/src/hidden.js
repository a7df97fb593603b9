import hidden from 'kit/hidden.js';

console.log(hidden);
