// Watches, runs the bundle, edits files and asks the app for updates:
// node update.mjs src/greet.js Hello Hi [another edit …]
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

const edits = [];
for (let rest = process.argv.slice(2); rest.length > 0; rest = rest.slice(3)) edits.push(rest);

// Updates of an earlier run would be found again.
fs.rmSync('dist', { recursive: true, force: true });

const { default: config } = await import(path.resolve('webpack.config.mjs'));
const compiler = webpack(config);
const originals = new Map();
let last;
let onBuild = () => {};

const watching = compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
  if (error) throw error;
  if (stats.hash === last) return;
  last = stats.hash;
  const { errors } = stats.toJson({ all: false, errors: true });
  for (const { message } of errors) console.log(`build: ${message.split('\n')[0]}`);
  onBuild();
});

const built = () =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nothing was built')), 20_000);
    onBuild = () => {
      clearTimeout(timer);
      resolve();
    };
  });

await built();
createRequire(import.meta.url)(path.resolve('dist/main.js'));

for (const [file, from, to] of edits) {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
  if (!originals.has(file)) originals.set(file, text);
  const next = built();
  fs.writeFileSync(
    file,
    text.replace(from, () => to),
  );
  await next;
  process.emit('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 400));
}
if (edits.length === 0) {
  process.emit('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 400));
}

for (const [file, text] of originals) fs.writeFileSync(file, text);
watching.close(() => process.exit());
