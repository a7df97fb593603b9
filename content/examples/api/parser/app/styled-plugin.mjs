export class StyledPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('StyledPlugin', (factory) => {
      factory.hooks.parser.for('javascript/auto').tap('StyledPlugin', (parser) => {
        parser.hooks.isPure
          .for('CallExpression')
          .tap('StyledPlugin', ({ callee }) => (callee.name === 'styled' ? true : undefined));
      });
    });
  }
}
