import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder, by their paths from that folder with `/` on every system. Symbolic links
 * are not followed: Node.js follows some when it lists a folder recursively.
 */
export function walkFiles(folder: string, isWanted = (entry: Dirent) => entry.isFile()): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => [
    ...(isWanted(entry) ? [entry.name] : []),
    ...(entry.isDirectory() ? walkBelow(folder, entry.name, isWanted) : []),
  ]);
}

const walkBelow = (folder: string, name: string, isWanted: (entry: Dirent) => boolean) =>
  walkFiles(join(folder, name), isWanted).map((file) => `${name}/${file}`);
