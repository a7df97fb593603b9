import { buildSync } from 'esbuild';

/** A module and all that it imports of this repository, as one script for Node.js. */
export function nodeScript(entry: string): string {
  const [script] = buildSync({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    write: false,
  }).outputFiles;
  if (!script) throw new Error(`${entry} gave no script`);
  return script.text;
}
