import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHECKOUT } from '../files/checkout';
import { type Holder, isLock, joinLock, type Lock, lockHolder, takeLock } from './lock';

const FOLDER = join(CHECKOUT, '.build', 'lock');
const POLL_MS = 300;

export const DEVELOP = 'npm run develop';

/** Takes the lock of this checkout: what builds or develops here does so alone. */
export async function takeBuildLock(command: string): Promise<Lock> {
  let printed: string | undefined;
  for (;;) {
    const taken = takeLock(FOLDER, command);
    if (isLock(taken)) return taken;
    printed = printHolder(taken, printed);
    await sleep(POLL_MS);
  }
}

/** Waits until nothing builds here, and prints what it waits for. */
export async function waitForBuilds(): Promise<void> {
  let printed: string | undefined;
  for (let holder = lockHolder(FOLDER); holder; holder = lockHolder(FOLDER)) {
    printed = printHolder(holder, printed);
    await sleep(POLL_MS);
  }
}

/** Tells the Gatsby that a build starts which lock it is to share. */
export const LOCK_VARIABLE = 'SITE_BUILD_LOCK';

export const joinBuildLock = (): void => joinLock(FOLDER, Number(process.env[LOCK_VARIABLE]));

export const describeHolder = ({ command, since, processes }: Holder): string => {
  const time = new Date(since).toTimeString().slice(0, 8);
  return `\`${command}\` (process ${processes[0]?.pid}, since ${time})`;
};

/** Prints once who has the lock. `develop` runs until a person stops it, so nothing waits for that. */
function printHolder(holder: Holder, printed: string | undefined): string {
  if (holder.command === DEVELOP) {
    throw new Error(
      [
        `${describeHolder(holder)} is at work in this checkout, and writes into public/ as well.`,
        '  Fix: stop it with Ctrl+C, then run this again',
      ].join('\n'),
    );
  }
  const text = `Waiting for ${describeHolder(holder)} to end`;
  if (text !== printed) console.log(text);
  return text;
}
