export default 'the theme of the brand';
