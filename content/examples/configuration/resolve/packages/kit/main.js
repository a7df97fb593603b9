export default 'kit/main.js';
