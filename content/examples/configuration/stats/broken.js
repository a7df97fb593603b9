import './a-missing.js';
import './b-missing.js';
import './c-missing.js';
