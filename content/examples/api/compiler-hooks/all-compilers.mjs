import { appendFileSync } from 'node:fs';
import webpack from 'webpack';

// Prints the hooks of a compiler for two configurations.
const compiler = webpack(
  ['app', 'admin'].map((name) => ({
    name,
    mode: 'development',
    output: { filename: `${name}.js` },
  })),
);
const called = new Set();

for (const [name, hook] of Object.entries(compiler.hooks)) {
  hook.intercept({ call: () => called.add(name) });
}
compiler.getInfrastructureLogger('all').debug('starts');
compiler.run(() => {
  let builds = 0;
  const watching = compiler.watch({ aggregateTimeout: 5, poll: 20 }, () => {
    builds += 1;
    if (builds === 1) setTimeout(() => appendFileSync('src/greet.js', '\n'), 500);
    else {
      watching.close(() => {
        compiler.close(() => console.log([...called].sort().join(' ')));
      });
    }
  });
});
