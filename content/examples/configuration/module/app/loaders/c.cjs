module.exports = (source) => `${source}\nconsole.log('loader c');\n`;
