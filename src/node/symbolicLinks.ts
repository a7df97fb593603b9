import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Symbolic links in what is published, from the root of the repository. */
export const symbolicLinks = (): string[] => ['content', 'static'].flatMap(linksBelow);

function linksBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  if (isSymbolicLink(folder)) return [folder];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** For what watches files by other means, and would follow them. */
export const isSymbolicLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
