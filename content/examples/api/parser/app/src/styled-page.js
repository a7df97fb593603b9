import { used } from './styled-buttons.js';

console.log(used);
