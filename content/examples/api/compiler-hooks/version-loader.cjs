module.exports = function () {
  return `console.log(${JSON.stringify(this.appVersion)})`;
};
