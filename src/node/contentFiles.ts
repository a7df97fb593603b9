import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { DATA_FILES, dataFilePath, type DataFileName } from './content/dataFiles';
import { withUnixLineEndings } from './content/lineEndings';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
export const CONTENT = resolve('content');
const STATIC = resolve('static');

const posix = (path: string) => path.split(sep).join('/');

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix(relative(folder, join(entry.parentPath, entry.name))));
}

/** Pages as they stand on disk: path below `content/`, and text. */
export function readPageFiles(): { path: string; source: string }[] {
  return filesBelow(CONTENT)
    .filter((path) => /\.mdx?$/.test(path) && !path.startsWith('examples/'))
    .map((path) => ({ path, source: readContentFile(path) ?? '' }));
}

export function readContentFile(path: string): string | null {
  const file = join(CONTENT, path);
  return existsSync(file) ? withUnixLineEndings(readFileSync(file, 'utf8')) : null;
}

export function readDataFiles(): Record<DataFileName, string> {
  const read = (name: DataFileName) => {
    const file = resolve(dataFilePath(name));
    return existsSync(file) ? withUnixLineEndings(readFileSync(file, 'utf8')) : '';
  };
  return Object.fromEntries(DATA_FILES.map((name) => [name, read(name)])) as Record<
    DataFileName,
    string
  >;
}

/** Urls of the files that are copied as they are. */
export const staticUrls = () => filesBelow(STATIC).map((path) => `/${path}`);
