import lib from './lib.cjs';

console.log(typeof lib);
