export default 'kit/hidden.js';
