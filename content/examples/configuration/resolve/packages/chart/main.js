export default 'chart/main.js';
