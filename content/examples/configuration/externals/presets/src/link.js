import { h } from 'https://esm.example/preact.js';

console.log(h);
