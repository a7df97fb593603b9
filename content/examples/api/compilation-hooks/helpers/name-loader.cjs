module.exports = function (source) {
  return `${source}\nconsole.log(${JSON.stringify(this.appName)});`;
};
