import { build } from 'esbuild';
import { fromRoot } from '../../files/fromRoot';
import { ADDRESSES } from '../../../site/offline/addresses';
import { browserTargets } from '../../bundle/browserTargets';
import type { PublicFiles } from '../publicFiles';

/** A worker as one script. */
export async function workerScript(name: 'worker' | 'killSwitch'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fromRoot(`src/worker/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets(),
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Writes a worker that removes itself and everything that an earlier one has saved. */
export async function writeKillSwitch({ write }: Pick<PublicFiles, 'write'>): Promise<void> {
  write(ADDRESSES.worker, await workerScript('killSwitch'));
}
