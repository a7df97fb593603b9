export default 'a secret of the server';
