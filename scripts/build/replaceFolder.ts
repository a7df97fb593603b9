import { existsSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Windows refuses to move a folder in which a file is being read. */
const BUSY = ['EACCES', 'EBUSY', 'EPERM'];
const MAX_TRIES = 20;
const PAUSE_MS = 100;

/**
 * Replaces a folder by another. The old one is moved aside first, because no single step does both.
 * If the process ends in between, `restoreFolder` puts the old folder back.
 */
export async function replaceFolder(folder: string, by: string, aside: string): Promise<void> {
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(folder)) await move(folder, aside);
  try {
    await move(by, folder);
  } catch (error) {
    restoreFolder(folder, aside);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** Puts a folder back if its replacement was interrupted. */
export function restoreFolder(folder: string, aside: string): void {
  if (!existsSync(folder) && existsSync(aside)) renameSync(aside, folder);
}

async function move(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (!BUSY.includes(code) || tries === MAX_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
