import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../files/fromRoot';
import type { ReleaseNews } from './history';

/** What each minor release brought, newest first, as it was committed. */
const FILE = fromRoot('src/node/reference/release/history.json');

let known: ReleaseNews[] | undefined;

export const readHistory = (): readonly ReleaseNews[] =>
  (known ??= JSON.parse(readFileSync(FILE, 'utf8')) as ReleaseNews[]);

export const writeHistory = (history: readonly ReleaseNews[]): void =>
  writeFileSync(FILE, historyText(history));

/** A line for each thing, so that a commit shows what is different. */
export const historyText = (history: readonly ReleaseNews[]): string =>
  `${JSON.stringify(history, null, 1)}\n`;
