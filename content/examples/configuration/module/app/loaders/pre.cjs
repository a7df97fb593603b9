module.exports = (source) => `${source}\nconsole.log('loader pre');\n`;
