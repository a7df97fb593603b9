import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { binScript } from '../programs/packageBins';
import { newFolder, removeFolder } from './temporaryFolder';

/** What a build generates; everything else in the repository is its input. */
const GENERATED = new Set(['.build', '.cache', '.git', 'node_modules', 'public']);

/** The script of Gatsby in a workspace. */
export const GATSBY = binScript('gatsby');

export type Workspace = { folder: string; remove: () => void };

/** Compiled texts, by the digest of all that they are made from. */
const BODIES = path.join('node_modules', '.cache', 'bodies');

/** A copy of the repository without build output, but with compiled texts if asked for. */
export function createWorkspace({ withBodies = false } = {}): Workspace {
  const workspace = emptyWorkspace();
  const { folder } = workspace;
  for (const name of readdirSync('.')) {
    if (!GENERATED.has(name)) cpSync(name, path.join(folder, name), { recursive: true });
  }
  if (withBodies) cpSync(BODIES, path.join(folder, BODIES), { recursive: true });
  return workspace;
}

/** A folder with nothing but the packages. */
export function emptyWorkspace(): Workspace {
  const folder = newFolder('bench-');
  linkPackages(path.join(folder, 'node_modules'));
  return { folder, remove: () => removeFolder(folder) };
}

/** Links each package, so that the copy has a separate `node_modules` folder for its caches. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const entry of readdirSync('node_modules', { withFileTypes: true })) {
    // npm's list of what is installed: a build would install everything without it.
    if (entry.isFile()) {
      cpSync(path.join('node_modules', entry.name), path.join(folder, entry.name));
    }
    if (!entry.isDirectory() || entry.name === '.cache') continue;
    // A junction is a link to a folder that needs no permissions on Windows.
    symlinkSync(
      path.resolve('node_modules', entry.name),
      path.join(folder, entry.name),
      'junction',
    );
  }
}
