export default 'kit/default.js';
