import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binScript } from '../programs/packageBins';

/** What a build makes; everything else of the repository is its input. */
const MADE = new Set(['.build', '.cache', '.git', 'node_modules', 'public']);

/** In a workspace. */
export const GATSBY = binScript('gatsby');

export type Workspace = { folder: string; remove: () => void };

/** Compiled texts, by the digest of all that they are made from. */
const BODIES = path.join('node_modules', '.cache', 'bodies');

/** A copy of the repository without anything that a build left behind, but compiled texts if asked for. */
export function createWorkspace({ withBodies = false } = {}): Workspace {
  const workspace = newFolder();
  const { folder } = workspace;
  for (const name of readdirSync('.')) {
    if (!MADE.has(name)) cpSync(name, path.join(folder, name), { recursive: true });
  }
  if (withBodies) cpSync(BODIES, path.join(folder, BODIES), { recursive: true });
  return workspace;
}

/** A folder with nothing but the packages. */
export function newFolder(): Workspace {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  linkPackages(path.join(folder, 'node_modules'));
  // A server that was told to stop may still write.
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  return { folder, remove };
}

/** Links each package, so that the folder, and the caches in it, are the copy's own. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const entry of readdirSync('node_modules', { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === '.cache') continue;
    // On Windows, a junction is a link to a folder that everyone may make.
    symlinkSync(
      path.resolve('node_modules', entry.name),
      path.join(folder, entry.name),
      'junction',
    );
  }
}
