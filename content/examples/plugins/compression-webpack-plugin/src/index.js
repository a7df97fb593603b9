import './style.css';
import { countries } from './countries.js';

console.log(countries);
import(/* webpackChunkName: 'small' */ './small.js').then(({ start }) => start());
