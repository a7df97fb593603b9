export { Button } from './Button.js';
export { Dialog } from './Dialog.js';
