export default 'config.prod.js';
