import './Button.js';
import './Button.test.js';
import './legacy/menu.js';
import './render.js';
import './styles.css';
import '../packages/widgets';
import './notes.txt';
import './notes.txt?raw';
import './text.txt' with { type: 'text' };
import './virtual.txt!=!./notes.txt';
import './icon.svg';
import './icon.svg#icon';
import './photo.png';
import 'data:text/plain,Hello';
import './data.json' with { type: 'json' };
import './old.json' assert { type: 'json' };
import defer * as chart from './chart.js';

console.log(new URL('./logo.png', import.meta.url), chart.draw);
