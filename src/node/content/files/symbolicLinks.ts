import { lstatSync } from 'node:fs';
import { walkFiles } from '../../files/walkFiles';

/** Symbolic links in what is published, from the root of the repository. */
export const symbolicLinks = (): string[] => ['content', 'static'].flatMap(linksBelow);

function linksBelow(folder: string): string[] {
  if (isSymbolicLink(folder)) return [folder];
  return walkFiles(folder, (entry) => entry.isSymbolicLink()).map((path) => `${folder}/${path}`);
}

/** For what watches files by other means, and would follow them. */
export const isSymbolicLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
