import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The files below a folder, sorted, by their paths from that folder with `/` on every system.
 * Symbolic links are not followed.
 */
export function walkFiles(folder: string, isWanted = (entry: Dirent) => entry.isFile()): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
