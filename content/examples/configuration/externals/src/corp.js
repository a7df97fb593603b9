import { Button } from '@corp/ui';

console.log(Button);
