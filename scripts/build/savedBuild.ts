import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readCached, writeCached } from '../../src/node/files/cachedJson';
import { isHashed } from '../../src/site/offline/addresses';
import { copyVerified, type FileDigests, fileDigests } from './fileDigests';
import { BUILD, SAVED, WORK } from './places';
import { GENERATED_TYPES } from './readInputs';
import { replaceFolder, restoreFolder } from './replaceFolder';

/** Digests of all inputs of a build, and of those that aren't text. */
export type BuildDigests = { inputs: string; code: string };

/** A finished build: the digests of its inputs, and of each file that it made. */
export type SavedBuild = BuildDigests & { files: FileDigests };

const savedBuild: z.ZodType<SavedBuild> = z.object({
  inputs: z.string(),
  code: z.string(),
  files: z.record(z.string(), z.string()),
});

const RECORD = 'build.cached';
const FOLDERS = ['.cache', 'public'];
const SAVING = path.join(BUILD, 'saving');
const ASIDE = path.join(BUILD, 'saved.old');

export function readSavedBuild(): SavedBuild | undefined {
  restoreFolder(SAVED, ASIDE);
  const { data } = savedBuild.safeParse(readCached(path.join(SAVED, RECORD)));
  return data;
}

/** The digests of the files below a folder, by their paths in it. */
export function digestsBelow(folder: string, { files }: SavedBuild): FileDigests {
  const start = `${folder}/`;
  const below = Object.entries(files).filter(([file]) => file.startsWith(start));
  return Object.fromEntries(below.map(([file, digest]) => [file.slice(start.length), digest]));
}

/** Files that only we write, and never in place: `src/node/files/replaceFile.ts` moves a new one there. */
const isReplaced = (file: string) => /^public\/(content|search|cards)\//.test(file);

/** Lets the next build start from a saved one, unless a file of that was changed. */
export function restoreBuild(saved: SavedBuild): boolean {
  const [damaged] = copyVerified(SAVED, WORK, saved.files, isReplaced);
  if (damaged === undefined) return true;

  console.log(`The last build is damaged (${damaged}): building everything again`);
  for (const folder of FOLDERS) rmSync(path.join(WORK, folder), { recursive: true, force: true });
  return false;
}

/** Saves what Gatsby has built, replacing the last build. */
export async function saveBuild(digests: BuildDigests): Promise<SavedBuild> {
  rmSync(SAVING, { recursive: true, force: true });
  mkdirSync(SAVING, { recursive: true });
  for (const folder of FOLDERS) renameSync(path.join(WORK, folder), path.join(SAVING, folder));
  mkdirSync(path.join(SAVING, path.dirname(GENERATED_TYPES)));
  copyFileSync(path.join(WORK, GENERATED_TYPES), path.join(SAVING, GENERATED_TYPES));

  const saved = { ...digests, files: fileDigests(SAVING) };
  writeCached(path.join(SAVING, RECORD), saved);
  await replaceFolder(SAVED, SAVING, ASIDE);
  return saved;
}

/** Readers may have pages open that need files of the last build, even if this one couldn't use it. */
export function carryOverHashedFiles(saved: SavedBuild): void {
  const hashed = Object.entries(digestsBelow('public', saved)).filter(
    ([file]) => isHashed(`/${file}`) && !existsSync(path.join(WORK, 'public', file)),
  );
  copyVerified(path.join(SAVED, 'public'), path.join(WORK, 'public'), Object.fromEntries(hashed));
}

/** Copies the types of the queries to where editors and checks read them. */
export function copyTypes(): void {
  copyFileSync(path.join(SAVED, GENERATED_TYPES), GENERATED_TYPES);
}
