import webpack from 'webpack';

// node build.mjs ./plugin.mjs ./src/entry.js
const [plugin, entry, mode = 'development'] = process.argv.slice(2);
const [Plugin] = Object.values(await import(plugin));

webpack(
  { mode, entry, devtool: false, optimization: { innerGraph: true }, plugins: [new Plugin()] },
  (error, stats) => console.log(error ?? stats.toString({ colors: false })),
);
