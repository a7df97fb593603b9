import './vendor.js';
