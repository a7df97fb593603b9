export default 'chart/browser.js';
