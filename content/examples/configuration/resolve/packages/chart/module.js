export default 'chart/module.js';
