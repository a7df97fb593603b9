import webpack from 'webpack';

// Prints the hooks of the cache in two builds of a compiler.
const compiler = webpack({ mode: 'development' });
const called = new Set();

for (const [name, hook] of Object.entries(compiler.cache.hooks)) {
  hook.intercept({ call: () => called.add(name) });
}
compiler.run(() => {
  compiler.run(() => {
    compiler.close(() => console.log([...called].join(' ')));
  });
});
