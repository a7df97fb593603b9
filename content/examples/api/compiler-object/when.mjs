// Prints the moment at which each member of a compiler gets its value.
import path from 'node:path';
import webpack from 'webpack';

const moments = {};

function look(compiler, moment) {
  const hasValue = {
    options: compiler.options.optimization.minimize !== undefined,
    context: Boolean(compiler.context),
    inputFileSystem: compiler.inputFileSystem !== null,
    platform: compiler.platform.node !== null,
    name: compiler.name !== undefined,
    outputPath: compiler.outputPath !== '',
    recordsOutputPath: compiler.recordsOutputPath !== null,
    managedPaths: compiler.managedPaths.size > 0,
    resolverFactory: compiler.resolverFactory.hooks.resolveOptions.for('normal').isUsed(),
    running: compiler.running,
    idle: compiler.idle,
  };

  for (const [member, value] of Object.entries(hasValue)) {
    if (value) moments[member] ??= moment;
  }
}

const compiler = webpack({
  name: 'shop',
  mode: 'production',
  target: 'node',
  recordsPath: path.resolve('records.json'),
  plugins: [
    (compiler) => {
      look(compiler, 'apply');
      for (const name of Object.keys(compiler.hooks)) {
        if (name === 'infrastructureLog') continue;
        const options = { name: 'WhenPlugin', stage: -1000 };
        compiler.hooks[name].tap(options, () => look(compiler, name));
      }
    },
  ],
});

compiler.run((error) => {
  if (error) throw error;
  look(compiler, 'callback');
  for (const [member, moment] of Object.entries(moments)) console.log(`${member}: ${moment}`);
  compiler.close(() => {});
});
