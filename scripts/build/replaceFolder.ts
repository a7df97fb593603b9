import { existsSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Windows moves no folder in which somebody reads a file at that moment. */
const BUSY = ['EACCES', 'EBUSY', 'EPERM'];
const TRIES = 20;
const PAUSE_MS = 100;

/**
 * Puts a folder into the place of another, which goes aside first: there is no one step for both.
 * What ends the process between the two leaves the old folder aside, see `restoreFolder`.
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

/** Puts a folder back that was on its way to be replaced. */
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
      if (!BUSY.includes(code) || tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
