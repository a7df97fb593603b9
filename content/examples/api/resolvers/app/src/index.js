import { button } from './button';

console.log(button);
