export default 'the real API';
