export default 'colors of the brand';
