import theme from 'theme';
import dark from 'theme/dark.js';

console.log(theme, dark);
