import { readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { digest } from './digest';
import { replaceFile } from './replaceFile';

const explained = new Set<string>();

/** Saves a value so that a damaged file is noticed: its first line is the digest of the rest. */
export function writeCached(file: string, value: unknown): void {
  const text = JSON.stringify(value);
  replaceFile(file, `${digest(text)}\n${text}`);
}

/** A value that was saved before; `undefined` if there is none, or if its file is damaged. */
export function readCached(file: string): unknown {
  const content = readIfPresent(file);
  if (content === undefined) return undefined;

  const [expected, text = ''] = content.split('\n');
  if (expected === digest(text)) return JSON.parse(text);

  explain(file);
  rmSync(file, { force: true });
  return undefined;
}

/** One line for all files of a folder. */
function explain(file: string): void {
  const folder = dirname(file);
  if (explained.has(folder)) return;
  explained.add(folder);
  console.warn(`${relative('.', file)} is damaged: thrown away, and made again`);
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
