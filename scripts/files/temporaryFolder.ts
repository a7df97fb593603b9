import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

/** A new folder under its real name. It goes with this process at the latest, however that ends. */
export function newFolder(prefix: string): string {
  if (folders.size === 0) process.on('exit', removeAll);
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), prefix)));
  folders.add(folder);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.delete(folder);
  if (folders.size === 0) process.off('exit', removeAll);
}

const removeAll = () => folders.forEach(removeFolder);
