module.exports = (source) => `export default ${JSON.stringify(source.trim().toUpperCase())};`;
