import { createHash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';

/** What Gatsby knows of a file. */
export type KnownFile = { absolutePath: string; internal: { contentDigest: string } };

/** Undefined if it can't be read, which the watcher reports. */
function digestOf(file: string): string | undefined {
  try {
    return createHash('md5').update(readFileSync(file)).digest('hex');
  } catch {
    return undefined;
  }
}

/**
 * Gatsby's watcher drops a change that follows another within 50 ms. Editors empty a file before they
 * write it, so on a busy machine Gatsby may read an empty one and keep it. With a new time, a file
 * that isn't as Gatsby read it is read again.
 */
export function repeatMissedEdits(files: readonly KnownFile[], now = new Date()): void {
  for (const { absolutePath, internal } of files) {
    const digest = digestOf(absolutePath);
    if (digest !== undefined && digest !== internal.contentDigest) {
      utimesSync(absolutePath, now, now);
    }
  }
}
