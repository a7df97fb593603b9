import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative } from 'node:path';
import { fromRoot } from '../../files/fromRoot';
import { walkFiles } from '../../files/walkFiles';
import { DATA_FILES, dataFilePath, type DataFileName } from '../data/contentData';
import { withUnixLineEndings } from './lineEndings';
import { symbolicLinks } from './symbolicLinks';

/** Where content is read from. Paths are below `content/`. */
export type ContentSource = {
  /** The files below a folder, or below `content/` itself. */
  files: (folder?: string) => string[];
  read: (path: string) => Buffer | null;
  /** Urls of the files that are copied as they are. */
  staticUrls: () => string[];
  /** Symbolic links in what is published, from the root of the repository. */
  symbolicLinks: () => string[];
  /** A text that changes whenever a file changes. */
  stamp: () => string;
};

export const CONTENT = fromRoot('content');
const STATIC = fromRoot('static');

export const contentOnDisk: ContentSource = {
  files: (folder = '') => walkFiles(join(CONTENT, folder)).map((path) => posix.join(folder, path)),
  read(path) {
    const file = join(CONTENT, path);
    return isInContent(file) ? readFileSync(file) : null;
  },
  staticUrls: () => walkFiles(STATIC).map((path) => `/${path}`),
  symbolicLinks,
  stamp: () => [CONTENT, STATIC].flatMap(stampsBelow).join('\n'),
};

/** Whether it is a file of `content/`, with no symbolic link on the way to it. */
function isInContent(file: string): boolean {
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  const path = relative(realpathSync(CONTENT), realpathSync(file));
  return path === relative(CONTENT, file) && !path.startsWith('..') && !isAbsolute(path);
}

const stampsBelow = (folder: string) =>
  walkFiles(folder, () => true).map((path) => {
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false });
    return [path, stats?.ino, stats?.size, stats?.mtimeMs, stats?.mode].join(' ');
  });

/** The text of a file below `content/`; a path that leads elsewhere gives nothing. */
export function readContentFile(path: string, { read } = contentOnDisk): string | null {
  const bytes = read(path);
  return bytes && withUnixLineEndings(bytes.toString('utf8'));
}

/** Pages as they stand in their files: path below `content/`, and text. */
export const readPageFiles = (source = contentOnDisk): { path: string; source: string }[] =>
  source
    .files()
    .filter((path) => /\.mdx?$/.test(path) && !path.startsWith('examples/'))
    .map((path) => ({ path, source: readContentFile(path, source) ?? '' }));

export const readDataFiles = (source = contentOnDisk): Record<DataFileName, string> =>
  Object.fromEntries(
    DATA_FILES.map((name) => {
      const path = dataFilePath(name).replace(/^content\//, '');
      return [name, readContentFile(path, source) ?? ''];
    }),
  ) as Record<DataFileName, string>;
