export default 'widget/main.js';
