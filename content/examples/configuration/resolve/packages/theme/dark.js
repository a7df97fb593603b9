export default 'the dark theme in node_modules';
