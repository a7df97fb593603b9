import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { takeBuildLock } from '../../src/node/lock/buildLock';
import { BUILD, PUBLIC } from './places';

const GENERATED = ['.cache', path.join('node_modules', '.cache'), PUBLIC];

/** Removes everything that builds, checks and `develop` have made. */
export async function clean(): Promise<number> {
  const lock = await takeBuildLock('npm run clean');
  const builds = readdirSync(BUILD)
    .filter((name) => name !== 'lock')
    .map((name) => path.join(BUILD, name));
  for (const place of [...builds, ...GENERATED]) rmSync(place, { recursive: true, force: true });
  lock.release();
  console.log('Removed everything that was built');
  return 0;
}
