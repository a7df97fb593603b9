export default 'footer.js';
