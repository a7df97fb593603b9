// Builds a project with one value of devtool, and again after changes; prints the CPU time in ms.
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const [, , context, value] = process.argv;
const changed = path.join(context, 'm7.ts');
const source = fs.readFileSync(changed, 'utf8');

const compiler = webpack({
  mode: 'development',
  context,
  entry: './index.ts',
  devtool: value === 'false' ? false : value,
  output: { path: path.join(context, 'dist') },
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        use: path.join(import.meta.dirname, 'loader.cjs'),
      },
    ],
  },
});

function run() {
  const start = process.cpuUsage();
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) return reject(error ?? new Error(stats.toString()));
      const { user, system } = process.cpuUsage(start);
      resolve((user + system) / 1000);
    });
  });
}

const build = await run();
const rebuilds = [];
for (let number = 0; number < 7; number++) {
  fs.writeFileSync(changed, `${source}export const added${number} = ${number};\n`);
  compiler.modifiedFiles = new Set([changed]);
  compiler.inputFileSystem.purge();
  rebuilds.push(await run());
}
fs.writeFileSync(changed, source);
rebuilds.sort((a, b) => a - b);
console.log(JSON.stringify({ build, rebuild: rebuilds[1] }));
process.exit();
