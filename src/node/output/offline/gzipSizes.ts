import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { readCached, writeCached } from '../../files/cachedJson';
import { fromRoot } from '../../files/fromRoot';

const FILE = fromRoot('node_modules/.cache/gzipSizes.cached');

const saved = z.record(z.string(), z.number());

export type GzipSizes = ReturnType<typeof readGzipSizes>;

/** How many bytes contents have when they're compressed: most are those of the last build. */
export function readGzipSizes(file = FILE) {
  const known = saved.safeParse(readCached(file)).data ?? {};
  const used: Record<string, number> = {};
  return {
    sizeOf: (content: Uint8Array, digest: string): number =>
      (used[digest] ??= known[digest] ?? gzipSync(content).length),

    /** Saves the sizes that were asked for. */
    save: () => writeCached(file, used),
  };
}
