import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { writePublicFile } from '../publicFiles';
import { oldFiles } from './supersededFiles';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const PUBLIC = resolve('public');
const LEDGER = '/offline/superseded.json';

const ledger = z.record(z.string(), z.iso.date());

/** Folders in which the names of files hold their hash; the root is one of them. */
const FOLDERS = ['', 'content', 'search'];

function filesIn(folder: string): string[] {
  if (!existsSync(join(PUBLIC, folder))) return [];
  return readdirSync(join(PUBLIC, folder), { recursive: folder !== '', encoding: 'utf8' })
    .map((name) => join('/', folder, name))
    .map((file) => file.replaceAll('\\', '/'));
}

/** A ledger that cannot be read begins again: the files in it stay for another month. */
function readLedger(): Record<string, string> {
  try {
    return ledger.parse(JSON.parse(readFileSync(join(PUBLIC, LEDGER), 'utf8')));
  } catch {
    return {};
  }
}

/** Files of earlier builds stay for a month, because pages that need them can still be open. */
export function removeOldFiles(current: readonly string[]): void {
  const files = oldFiles({
    present: FOLDERS.flatMap(filesIn),
    current,
    ledger: readLedger(),
    today: new Date(),
  });
  for (const url of files.outdated) rmSync(join(PUBLIC, url), { force: true });
  writePublicFile(LEDGER, JSON.stringify(files.ledger));
}
