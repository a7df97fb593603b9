export default 'en';
