import { Button } from './label';

console.log(Button);
