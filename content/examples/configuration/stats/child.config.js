import webpack from 'webpack';

class ChildPlugin {
  apply(compiler) {
    compiler.hooks.make.tapAsync('ChildPlugin', (compilation, callback) => {
      const child = compilation.createChildCompiler('child', { filename: 'child.js' }, [
        new webpack.EntryPlugin(compiler.context, './src/missing.js', { name: 'child' }),
      ]);
      child.runAsChild((error) => callback(error));
    });
  }
}

export default {
  mode: 'production',
  plugins: [new ChildPlugin()],
};
