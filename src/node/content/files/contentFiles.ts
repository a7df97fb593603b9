import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative, resolve } from 'node:path';
import { DATA_FILES, dataFilePath, type DataFileName } from '../data/contentData';
import { withUnixLineEndings } from './lineEndings';
import { walkFiles } from '../../files/walkFiles';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
export const CONTENT = resolve('content');
const STATIC = resolve('static');

/** Pages as they stand on disk: path below `content/`, and text. */
export function readPageFiles(): { path: string; source: string }[] {
  return walkFiles(CONTENT)
    .filter((path) => /\.mdx?$/.test(path) && !path.startsWith('examples/'))
    .map((path) => ({ path, source: readContentFile(path) ?? '' }));
}

/** The text of a file below `content/`; of nothing else, whatever the path says. */
export function readContentFile(path: string): string | null {
  const bytes = readContentBytes(path);
  return bytes && withUnixLineEndings(bytes.toString('utf8'));
}

export function readContentBytes(path: string): Buffer | null {
  const file = join(CONTENT, path);
  return isInContent(file) ? readFileSync(file) : null;
}

/** Whether it is a file of `content/`, with no symbolic link on the way to it. */
function isInContent(file: string): boolean {
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  const path = relative(realpathSync(CONTENT), realpathSync(file));
  return path === relative(CONTENT, file) && !path.startsWith('..') && !isAbsolute(path);
}

export function readDataFiles(): Record<DataFileName, string> {
  const read = (name: DataFileName) =>
    readContentFile(dataFilePath(name).replace(/^content\//, '')) ?? '';
  return Object.fromEntries(DATA_FILES.map((name) => [name, read(name)])) as Record<
    DataFileName,
    string
  >;
}

/** Files below a folder of `content/`, by their paths below `content/`. */
export const contentFilesIn = (folder: string) =>
  walkFiles(join(CONTENT, folder)).map((name) => posix.join(folder, name));

/** Urls of the files that are copied as they are. */
export const staticUrls = () => walkFiles(STATIC).map((path) => `/${path}`);
