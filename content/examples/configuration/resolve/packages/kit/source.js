export default 'kit/source.js';
