module.exports = (source) => `${source}\nconsole.log('loader b');\n`;
