import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is at an address of the site. */
export type SiteFile = { type: 'file'; name: string; body: Buffer } | { type: 'folder' | 'none' };

/** The system's errors for a file that doesn't exist or can't be read. */
const NO_FILE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL', 'EACCES', 'EPERM'];

/**
 * Reads a whole file of the site, so that the answer is complete even if the file changes.
 * Rejects when the system has no file descriptors or memory left.
 */
export async function siteFile(directory: string, pathname: string): Promise<SiteFile> {
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  try {
    return { type: 'file', name, body: await readFile(path.join(directory, name)) };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') return { type: name === pathname ? 'folder' : 'none' };
    if (NO_FILE.includes(code)) return { type: 'none' };
    throw error;
  }
}
