module.exports = function trim(source, sourceMap) {
  this.callback(null, source.trimEnd(), sourceMap);
};
