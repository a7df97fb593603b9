export default 'colors of the base';
