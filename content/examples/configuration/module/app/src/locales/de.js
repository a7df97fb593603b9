export default 'de';
