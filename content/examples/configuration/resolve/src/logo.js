export default 'logo.js';
