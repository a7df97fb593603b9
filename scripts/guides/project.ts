import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { withUnixLineEndings } from '../../src/node/content/files/lineEndings';
import { binsOf } from '../programs/packageBins';
import { type Manifest, packageClosure, type ReadManifest } from './packageClosure';
import { newFolder } from '../temporaryFolder';

const PREFIX = 'follow-guide-';
const PACKAGES = path.resolve('node_modules');
const manifests = new Map<string, Manifest | undefined>();

/** The package.json of a package that this repository has installed. */
export const readInstalled: ReadManifest = (folder) => {
  if (!manifests.has(folder)) {
    const file = path.join(PACKAGES, folder, 'package.json');
    manifests.set(
      folder,
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined,
    );
  }
  return manifests.get(folder);
};

/** Replaces a file, because writing into it could change a file that is linked to it. */
export function writeProjectFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

export const readProjectFile = (file: string): string | undefined =>
  existsSync(file) ? withUnixLineEndings(readFileSync(file, 'utf8')) : undefined;

/** Copies a file or folder; texts as they are on every platform, because webpack tells their size. */
export function copyExample(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) copyExample(path.join(from, name), path.join(to, name));
    return;
  }
  const content = readFileSync(from);
  const isText = !content.includes(0);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, isText ? withUnixLineEndings(content.toString()) : content);
}

/** Puts packages and all they need into a project, as real files, so that webpack names them so. */
export function addPackages(names: readonly string[], project: string): void {
  const modules = path.join(project, 'node_modules');
  for (const [folder, manifest] of packageClosure(names, readInstalled)) {
    const target = path.join(modules, folder);
    if (existsSync(target)) continue;
    // Packages inside of this one have their own place in the closure.
    linkFolder(path.join(PACKAGES, folder), target, ['node_modules']);
    if (!folder.includes('/node_modules/')) linkBins(manifest, target, modules);
  }
}

function linkFolder(from: string, to: string, without: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target, without);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    copyFileSync(from, to);
  }
}

function linkBins(manifest: Manifest, folder: string, modules: string): void {
  const bins = path.join(modules, '.bin');
  mkdirSync(bins, { recursive: true });
  for (const [name, file] of Object.entries(binsOf(manifest))) {
    const link = path.join(bins, name);
    if (!existsSync(link)) linkBin(link, path.relative(bins, path.join(folder, file)));
  }
}

/** On Windows npm writes a script that starts the command, because links need rights there. */
function linkBin(link: string, target: string): void {
  if (process.platform !== 'win32') return symlinkSync(target, link);
  writeFileSync(link, `#!/bin/sh\nexec node "$(dirname "$0")/${target}" "$@"\n`);
  writeFileSync(`${link}.cmd`, `@node "%~dp0\\${target}" %*\r\n`);
}

/** The script of a command that a package of the project has. */
export function projectBin(project: string, name: string): string | undefined {
  const modules = path.join(project, 'node_modules');
  if (!existsSync(path.join(modules, '.bin', name))) return undefined;
  const folders = [name, ...packageFolders(modules)];
  for (const folder of folders.map((each) => path.join(modules, each))) {
    const manifest = path.join(folder, 'package.json');
    const file = existsSync(manifest) ? binsOf(readManifest(manifest))[name] : undefined;
    if (file !== undefined) return path.join(folder, file);
  }
  return undefined;
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const packageFolders = (modules: string): string[] =>
  readdirSync(modules).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(modules, name)).map((inner) => path.join(name, inner))
      : [name],
  );

/** A copy of a project, in which nothing can change the first. */
export function copyOf(project: string): string {
  const copy = newFolder(PREFIX);
  const modules = path.join(project, 'node_modules');
  cpSync(project, copy, { recursive: true, filter: (file) => file !== modules });
  if (existsSync(modules)) {
    const cache = '.cache';
    linkFolder(modules, path.join(copy, 'node_modules'), [cache]);
    if (existsSync(path.join(modules, cache))) {
      cpSync(path.join(modules, cache), path.join(copy, 'node_modules', cache), {
        recursive: true,
      });
    }
  }
  return copy;
}
