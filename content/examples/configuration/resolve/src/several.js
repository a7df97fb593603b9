import colors from 'look/colors.js';
import fonts from 'look/fonts.js';

console.log(colors, fonts);
