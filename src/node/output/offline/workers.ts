import { ADDRESSES } from '../../../site/offline/addresses';
import { browserScript } from '../../bundle/browserScript';
import type { PublicFiles } from '../publicFiles';

/** A worker as one script. */
export const workerScript = (name: 'worker' | 'killSwitch'): Promise<string> =>
  browserScript(`src/worker/${name}.ts`);

/** Writes a worker that removes itself and everything that an earlier one has saved. */
export async function writeKillSwitch({ write }: Pick<PublicFiles, 'write'>): Promise<void> {
  write(ADDRESSES.worker, await workerScript('killSwitch'));
}
