import { greet } from './greet.js';
import './page.css';

const heading = document.querySelector('h1');
heading.textContent = greet('webpack');
