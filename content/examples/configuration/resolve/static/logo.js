export default 'static/logo.js';
