import { version } from 'lib';
import { track } from 'analytics';

console.log('neither is used');
