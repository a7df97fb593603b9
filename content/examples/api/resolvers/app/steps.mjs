import path from 'node:path';
import webpack from 'webpack';

// Prints the steps of the search for requests of each kind.
const context = path.resolve('src');
const compiler = webpack({
  context,
  mode: 'development',
  resolve: {
    alias: { '@': context },
    modules: [path.resolve('packages')],
    fallback: { removed: './button.js' },
  },
});
let current;
const seen = new Set();

const trace = (resolver, request, type) =>
  new Promise((done) => {
    const steps = [];
    const tap = { name: 'Steps', stage: -100 };
    const step = (hook) => steps.push(hook.name);

    current = step;
    resolver.resolve({}, context, request, {}, (error, file) => {
      const unique = [...new Set(steps)];
      const found = error ? 'not found' : path.relative('.', file);
      for (const name of unique) seen.add(name);
      console.log(`${type} ${request} -> ${found}: ${unique.join(' ')}.`);
      done();
    });
  });
const types = ['normal', 'context'];
const hooksOf = new Map();

for (const type of types) {
  const resolver = compiler.resolverFactory.get(type, { dependencyType: 'esm' });
  resolver.hooks.resolveStep.tap('Steps', (hook) => {
    seen.add('resolveStep');
    current(hook);
  });
  resolver.hooks.noResolve.tap('Steps', () => current({ name: 'noResolve' }));
  resolver.hooks.result.tap('Steps', () => current({ name: 'result' }));
  hooksOf.set(type, resolver);
}

for (const request of [
  './button.js',
  './button',
  './widgets',
  'exporting',
  'plain',
  'plain/extra',
  'single',
  '@/button.js',
  '#button',
  '#package',
  'removed',
  './missing.js',
]) {
  await trace(hooksOf.get('normal'), request, 'normal');
}
await trace(hooksOf.get('context'), './features', 'context');

const known = Object.keys(hooksOf.get('normal').hooks);
console.log(
  `${known.length} hooks, not in these searches: ${known.filter((name) => !seen.has(name)).join(' ')}.`,
);
