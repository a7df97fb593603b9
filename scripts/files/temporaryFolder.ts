import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

/** A new folder, without links in its path. It's removed when this process exits, if not before. */
export function newFolder(prefix: string): string {
  if (folders.size === 0) process.on('exit', removeAll);
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), prefix)));
  folders.add(folder);
  return folder;
}

export function removeFolder(folder: string): void {
  // A process that was told to stop may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  folders.delete(folder);
  if (folders.size === 0) process.off('exit', removeAll);
}

const removeAll = () => folders.forEach(removeFolder);
