export default 'the mock';
