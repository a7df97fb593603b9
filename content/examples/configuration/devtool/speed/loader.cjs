const { transformSync } = require('esbuild');

module.exports = function (source) {
  const { code, map } = transformSync(source, {
    loader: 'ts',
    sourcemap: true,
    sourcefile: this.resourcePath,
  });
  this.callback(null, code, JSON.parse(map));
};
