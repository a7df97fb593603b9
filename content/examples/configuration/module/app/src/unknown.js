const load = require;

console.log(load);
