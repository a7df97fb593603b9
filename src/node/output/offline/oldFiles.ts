import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { walkFiles } from '../../files/walkFiles';
import type { PublicFiles } from '../publicFiles';
import { oldFiles } from './supersededFiles';

const LEDGER = '/offline/superseded.json';

const ledger = z.record(z.string(), z.iso.date());

/** Folders in which the names of files hold their hash, as do names in the root. */
const FOLDERS = ['content', 'search', 'cards'];

const hashedFiles = (folder: string) => [
  ...readdirSync(folder).map((name) => `/${name}`),
  ...FOLDERS.flatMap((below) => walkFiles(join(folder, below)).map((name) => `/${below}/${name}`)),
];

/** A ledger that cannot be read begins again: the files in it stay for another month. */
function readLedger({ read }: Pick<PublicFiles, 'read'>): Record<string, string> {
  try {
    return ledger.parse(JSON.parse(read(LEDGER).toString('utf8')));
  } catch {
    return {};
  }
}

/** Files of earlier builds stay for a month, because pages that need them can still be open. */
export function removeOldFiles(
  current: readonly string[],
  { folder, read, write }: Pick<PublicFiles, 'folder' | 'read' | 'write'>,
): void {
  const files = oldFiles({
    present: hashedFiles(folder),
    current,
    ledger: readLedger({ read }),
    today: new Date(),
  });
  for (const url of files.outdated) rmSync(join(folder, url), { force: true });
  write(LEDGER, JSON.stringify(files.ledger));
}
