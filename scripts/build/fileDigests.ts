import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The digest of each file of a folder by its path, with `/` on every system. */
export type FileDigests = Readonly<Record<string, string>>;

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

export function fileDigests(folder: string): FileDigests {
  const digests = filesIn(folder).map((file) => [
    file,
    digestOf(readFileSync(path.join(folder, file))),
  ]);
  return Object.fromEntries(digests) as FileDigests;
}

/** The first path at which a folder is not what its digests say. */
export function firstChange(folder: string, digests: FileDigests): string | undefined {
  const actual = fileDigests(folder);
  const files = [...new Set([...Object.keys(digests), ...Object.keys(actual)])];
  return files.find((file) => digests[file] !== actual[file]);
}

/** Copies files that are what their digests say, and returns those that are not. */
export function copyVerified(from: string, to: string, digests: FileDigests): string[] {
  return Object.entries(digests).flatMap(([file, digest]) => {
    const source = path.join(from, file);
    const content = readIfPresent(source);
    if (content === undefined || digestOf(content) !== digest) return [file];

    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    // Gatsby's compiler of gatsby-node.ts goes by it.
    const { atime, mtime } = statSync(source);
    utimesSync(target, atime, mtime);
    return [];
  });
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
