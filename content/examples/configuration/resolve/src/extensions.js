import { Button } from './Button';

console.log(Button);
