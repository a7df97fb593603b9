import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writePublicFile } from '../publicFiles';
import { oldFiles } from './supersededFiles';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const PUBLIC = resolve('public');
const LEDGER = '/offline/superseded.json';

/** Folders in which the names of files hold their hash; the root is one of them. */
const FOLDERS = ['', 'content', 'search'];

function filesIn(folder: string): string[] {
  if (!existsSync(join(PUBLIC, folder))) return [];
  return readdirSync(join(PUBLIC, folder), { recursive: folder !== '', encoding: 'utf8' })
    .map((name) => join('/', folder, name))
    .map((file) => file.replaceAll('\\', '/'));
}

function readLedger(): Record<string, string> {
  const file = join(PUBLIC, LEDGER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Files of earlier builds stay for a month, because pages that need them can still be open. */
export function removeOldFiles(current: readonly string[]): void {
  const { ledger, outdated } = oldFiles({
    present: FOLDERS.flatMap(filesIn),
    current,
    ledger: readLedger(),
    today: new Date(),
  });
  for (const url of outdated) rmSync(join(PUBLIC, url));
  writePublicFile(LEDGER, JSON.stringify(ledger));
}
