import './icons.css';
import icon from './icon.svg';
import url from './icon.svg?url';

console.log(icon, url);
