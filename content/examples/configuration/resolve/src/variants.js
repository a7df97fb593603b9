import footer from './footer.js';
import logo from './logo.js';

console.log(logo, footer);
