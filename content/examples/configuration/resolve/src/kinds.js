import { name } from './kind';

const old = require('./kind');

console.log(name, old.name);
