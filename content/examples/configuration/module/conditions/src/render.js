import './html.js';
