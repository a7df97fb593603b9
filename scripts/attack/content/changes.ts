import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A file below `content/` with another content, removed (`null`), or a symbolic link. */
export type Change =
  { path: string; content: string | Buffer | null } | { path: string; link: string };

/** Makes changes in a folder; returns a function that undoes them. */
export function apply(folder: string, changes: readonly Change[]): () => void {
  const undo = changes.map((change) => applyOne(path.join(folder, 'content', change.path), change));
  return () => undo.reverse().forEach((each) => each());
}

function applyOne(file: string, change: Change): () => void {
  const before = existsSync(file) && lstatSync(file).isFile() ? readFileSync(file) : undefined;
  const parent = firstMissing(path.dirname(file));
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { recursive: true, force: true });
  if ('link' in change) symlinkSync(change.link, file);
  else if (change.content !== null) writeFileSync(file, change.content);
  return () => {
    rmSync(file, { recursive: true, force: true });
    if (before) writeFileSync(file, before);
    if (parent) rmSync(parent, { recursive: true, force: true });
  };
}

/** The topmost folder that has to be made for a file. */
function firstMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  return firstMissing(path.dirname(folder)) ?? folder;
}
