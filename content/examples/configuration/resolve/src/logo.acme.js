export default 'logo.acme.js';
