import './button.css';
import './reset.css';
import text from './embedded.css';

document.title = text;
document.addEventListener('click', () => import('./cart.js'));
