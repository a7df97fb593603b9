import { posix } from 'node:path';
import type { WithBins } from '../programs/packageBins';

export type Manifest = WithBins & {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** Reads the package.json in a folder of `node_modules`, if there is one. */
export type ReadManifest = (folder: string) => Manifest | undefined;

/** Where Node.js finds a package for a file in this folder: `a`, or `b/node_modules/a`. */
function resolvePackage(name: string, from: string, read: ReadManifest): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const candidate = folder === '' ? name : posix.join(folder, 'node_modules', name);
    if (read(candidate)) return candidate;
    if (folder === '') return undefined;
  }
}

const parentOf = (folder: string) => {
  const end = folder.lastIndexOf('/node_modules/');
  return end < 0 ? '' : folder.slice(0, end);
};

/** The packages that npm installs with a package: all but optional peers. */
function dependenciesOf(manifest: Manifest): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** The folders of `node_modules` with these packages and all their dependencies. */
export function packageClosure(
  names: readonly string[],
  read: ReadManifest,
): Map<string, Manifest> {
  const closure = new Map<string, Manifest>();
  const waiting = names.map((name) => ({ name, from: '' }));

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = resolvePackage(next.name, next.from, read);
    const manifest = folder === undefined ? undefined : read(folder);
    if (folder === undefined || !manifest || closure.has(folder)) continue;
    closure.set(folder, manifest);
    waiting.push(...dependenciesOf(manifest).map((name) => ({ name, from: folder })));
  }
  return closure;
}
