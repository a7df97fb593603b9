import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { walkFiles } from '../../files/walkFiles';
import { writePublicFile } from '../publicFiles';
import { oldFiles } from './supersededFiles';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const PUBLIC = resolve('public');
const LEDGER = '/offline/superseded.json';

const ledger = z.record(z.string(), z.iso.date());

/** Folders in which the names of files hold their hash, as do names in the root. */
const FOLDERS = ['content', 'search'];

const hashedFiles = () => [
  ...readdirSync(PUBLIC).map((name) => `/${name}`),
  ...FOLDERS.flatMap((folder) =>
    walkFiles(join(PUBLIC, folder)).map((name) => `/${folder}/${name}`),
  ),
];

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
    present: hashedFiles(),
    current,
    ledger: readLedger(),
    today: new Date(),
  });
  for (const url of files.outdated) rmSync(join(PUBLIC, url), { force: true });
  writePublicFile(LEDGER, JSON.stringify(files.ledger));
}
