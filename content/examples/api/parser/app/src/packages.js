import _, { get } from 'lodash';

console.log(_, get);
