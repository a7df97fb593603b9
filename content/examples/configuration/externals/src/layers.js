import { version } from 'lib';

console.log(version);
