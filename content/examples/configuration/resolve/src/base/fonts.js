export default 'fonts of the base';
