module.exports = (source) => `${source}\nconsole.log('loader a');\n`;
