export default 'config.dev.js';
