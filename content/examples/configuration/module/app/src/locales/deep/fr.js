export default 'deep';
