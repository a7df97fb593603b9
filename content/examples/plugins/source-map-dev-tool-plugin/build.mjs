import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const directory = import.meta.dirname;

/** Builds src/index.js into a directory, and returns its files with their content. */
export async function build(name, { use, ...configuration }) {
  const output = path.join(directory, 'build', name);
  const compiler = webpack({
    mode: 'none',
    context: directory,
    module: { rules: [{ resourceQuery: /v=1/, use }] },
    ...configuration,
    output: { path: output, uniqueName: 'shop' },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString());

  return Object.fromEntries(
    fs.readdirSync(output).map((file) => [file, fs.readFileSync(path.join(output, file), 'utf8')]),
  );
}
