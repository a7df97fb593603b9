export default 'not imported';
