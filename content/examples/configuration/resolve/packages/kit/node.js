export default 'kit/node.js';
