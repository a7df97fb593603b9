import logo from '/logo.js';

console.log(logo);
