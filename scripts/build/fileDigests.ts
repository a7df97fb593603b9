import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { digest } from '../../src/node/files/digest';
import { walkFiles } from '../../src/node/files/walkFiles';

/** The digest of each file of a folder by its path, with `/` on every system. */
export type FileDigests = Readonly<Record<string, string>>;

export function fileDigests(folder: string): FileDigests {
  const digests = walkFiles(folder).map((file) => [
    file,
    digest(readFileSync(path.join(folder, file))),
  ]);
  return Object.fromEntries(digests) as FileDigests;
}

/** The first file of a folder that doesn't match its digest. */
export function firstChange(folder: string, digests: FileDigests): string | undefined {
  const actual = fileDigests(folder);
  const files = [...new Set([...Object.keys(digests), ...Object.keys(actual)])];
  return files.find((file) => digests[file] !== actual[file]);
}

/**
 * Puts the files that match their digests into another folder; returns the others. They are copied, or
 * linked where both folders may share a file because nothing changes it in place: nothing is written then.
 */
export function copyVerified(
  from: string,
  to: string,
  digests: FileDigests,
  isShared: (file: string) => boolean = () => false,
): string[] {
  const folders = new Set<string>();
  return Object.entries(digests).flatMap(([file, expected]) => {
    const source = path.join(from, file);
    const content = readIfPresent(source);
    if (content === undefined || digest(content) !== expected) return [file];

    const target = path.join(to, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if (!isShared(file) || !isLinked(source, target)) copy(content, source, target);
    return [];
  });
}

function copy(content: Buffer, source: string, target: string): void {
  writeFileSync(target, content);
  // webpack's cache looks at the time of a file.
  const { atime, mtime } = statSync(source);
  utimesSync(target, atime, mtime);
}

/** Not every file system has links, and someone may have put a symbolic one there. */
function isLinked(source: string, target: string): boolean {
  if (!lstatSync(source).isFile()) return false;
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
