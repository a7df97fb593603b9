import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyVerified, type FileDigests, firstChange } from './fileDigests';
import { BUILD, PUBLIC, SAVED } from './places';
import { replaceFolder, restoreFolder } from './replaceFolder';

const NEXT = path.join(BUILD, 'next');
const ASIDE = path.join(BUILD, 'public.old');

/** Puts the old site back if its replacement was interrupted. */
export const restorePublicSite = (): void => restoreFolder(PUBLIC, ASIDE);

/** The first file in which the public site differs from what was built. */
export function changeOfPublicSite(site: FileDigests): string | undefined {
  return existsSync(PUBLIC) ? firstChange(PUBLIC, site) : PUBLIC;
}

/**
 * Replaces the public site as a whole by the saved one; false if that is damaged. Files that stay the
 * same are those of the old site, which is removed.
 */
export async function publishSite(site: FileDigests): Promise<boolean> {
  rmSync(NEXT, { recursive: true, force: true });
  const others = new Set(copyVerified(PUBLIC, NEXT, site, () => true));
  const changed = Object.entries(site).filter(([file]) => others.has(file));
  const damaged = copyVerified(path.join(SAVED, 'public'), NEXT, Object.fromEntries(changed));
  if (damaged.length > 0) return false;

  await replaceFolder(PUBLIC, NEXT, ASIDE);
  return true;
}
