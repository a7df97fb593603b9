import { resolve } from 'node:path';
import { build } from 'esbuild';
import { ADDRESSES } from '../../site/offline/addresses';
import { writePublicFile } from '../publicFiles';

/** What browserslist in package.json says. */
const TARGET = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

/** A worker as one script. */
export async function workerScript(name: 'worker' | 'killSwitch'): Promise<string> {
  const { outputFiles } = await build({
    // Gatsby runs this file from .cache/compiled, so paths start at the working directory.
    entryPoints: [resolve(`src/worker/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Writes a worker that removes itself and everything that one before it has kept. */
export async function writeFarewellWorker(): Promise<void> {
  writePublicFile(ADDRESSES.worker, await workerScript('killSwitch'));
}
