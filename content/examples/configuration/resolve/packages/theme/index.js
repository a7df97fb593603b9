export default 'the theme in node_modules';
