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
import { newFolder } from '../files/temporaryFolder';

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

/** Replaces the file: writing into it would also change files that are hard links to it. */
export function writeProjectFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

export const readProjectFile = (file: string): string | undefined =>
  existsSync(file) ? withUnixLineEndings(readFileSync(file, 'utf8')) : undefined;

/** Copies a file or folder, texts with \n as line endings, because webpack prints their size. */
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

/** Adds packages and their dependencies to a project, as real files, so that webpack prints their paths in it. */
export function addPackages(names: readonly string[], project: string): void {
  const modules = path.join(project, 'node_modules');
  for (const [folder, manifest] of packageClosure(names, readInstalled)) {
    const target = path.join(modules, folder);
    if (existsSync(target)) continue;
    // The closure has an entry for each package inside this one.
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
    // There are no hard links between two file systems.
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

/** On Windows, npm writes a script that starts the command, because symbolic links need permissions. */
function linkBin(link: string, target: string): void {
  if (process.platform !== 'win32') return symlinkSync(target, link);
  writeFileSync(link, `#!/bin/sh\nexec node "$(dirname "$0")/${target}" "$@"\n`);
  writeFileSync(`${link}.cmd`, `@node "%~dp0\\${target}" %*\r\n`);
}

/** The script of a command of the project's packages. */
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

/** A copy of a project that shares no files with it but packages. */
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
