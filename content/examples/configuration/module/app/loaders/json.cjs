module.exports = () => 'export default 5;\n';
