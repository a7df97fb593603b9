module.exports = function (source) {
  return `${source}\nconsole.log(${JSON.stringify(JSON.stringify(this.getOptions()))});\n`;
};
