import path from 'node:path';
import webpack from 'webpack';

// Prints what happens to an error in each hook of the compiler.
const hooks = Object.keys(webpack({ entry: {} }).hooks);
const ended = process.argv[2];

const throwing = (name) => (compiler) => {
  compiler.hooks[name].tap('Throwing', () => {
    throw new Error('thrown');
  });
};

const build = (name) =>
  new Promise((resolve) => {
    let compiler;
    try {
      compiler = webpack({
        mode: 'development',
        output: { path: path.resolve('thrown', name) },
        plugins: [throwing(name)],
      });
    } catch {
      resolve('webpack()');
      return;
    }
    try {
      compiler.run((error) => {
        if (error) resolve('callback');
        else compiler.close((closeError) => resolve(closeError ? 'close()' : 'nothing'));
      });
    } catch {
      resolve('run()');
    }
  });

if (ended) {
  await build(ended);
} else {
  const results = {};
  for (const name of hooks) {
    if (['shouldEmit', 'failed', 'afterDone'].includes(name)) continue;
    (results[await build(name)] ??= []).push(name);
  }
  for (const [result, names] of Object.entries(results)) {
    console.log(`${result}: ${names.sort().join(' ')}`);
  }
}
