module.exports = (source) => `${source}\nconsole.log('loader post');\n`;
