import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../files/fromRoot';
import type { ReferenceSnapshot } from './snapshot';

/** The release that the pages were written for, as it was committed. */
const FILE = fromRoot('src/node/reference/release/snapshot.json');

export const readSnapshot = (): ReferenceSnapshot =>
  JSON.parse(readFileSync(FILE, 'utf8')) as ReferenceSnapshot;

export const writeSnapshot = (snapshot: ReferenceSnapshot): void =>
  writeFileSync(FILE, `${JSON.stringify(snapshot, null, 2)}\n`);
