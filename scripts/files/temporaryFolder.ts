import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
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

// A process that was told to stop may still write.
const REMOVE = { recursive: true, force: true, maxRetries: 10, retryDelay: 300 } as const;

function forget(folder: string): void {
  folders.delete(folder);
  if (folders.size === 0) process.off('exit', removeAll);
}

export function removeFolder(folder: string): void {
  rmSync(folder, REMOVE);
  forget(folder);
}

/** Lets others work while the disk does: folders with packages have thousands of files. */
export async function removeLargeFolder(folder: string): Promise<void> {
  await rm(folder, REMOVE);
  forget(folder);
}

const removeAll = () => folders.forEach(removeFolder);
