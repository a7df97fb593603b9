import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file next to the old one and moves it into place: readers always find
 * the old file or the new one, even if this process ends halfway.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.new`;
  try {
    writeFileSync(aside, content);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
