import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { takeBuildLock } from '../../src/node/lock/buildLock';
import { BUILD, PUBLIC } from './places';

const MADE = ['.cache', path.join('node_modules', '.cache'), PUBLIC];

/** Removes all that builds, checks and `develop` made, so that the next ones begin from nothing. */
export async function clean(): Promise<number> {
  const lock = await takeBuildLock('npm run clean');
  const builds = readdirSync(BUILD)
    .filter((name) => name !== 'lock')
    .map((name) => path.join(BUILD, name));
  for (const made of [...builds, ...MADE]) rmSync(made, { recursive: true, force: true });
  lock.release();
  console.log('Removed everything that was built');
  return 0;
}
