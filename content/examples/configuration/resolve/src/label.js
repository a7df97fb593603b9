export const Button = 'label.js';
