import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Snapshot } from './snapshot';

/** The release that the pages were written for, as it was committed. */
const FILE = resolve('src/node/reference/release/snapshot.json');

export const readSnapshot = (): Snapshot => JSON.parse(readFileSync(FILE, 'utf8')) as Snapshot;

export const writeSnapshot = (snapshot: Snapshot): void =>
  writeFileSync(FILE, `${JSON.stringify(snapshot, null, 2)}\n`);
