import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { COMPILED, compileConfig } from './compiledConfig';
import { WORK } from './places';
import { sources } from './readInputs';

/** A folder with the sources as they are now, and with the packages of the checkout. */
export function createWorkFolder(): void {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  for (const source of sources().filter((name) => !COMPILED.includes(name))) {
    // Caches look at the time of a file.
    cpSync(source, path.join(WORK, source), { recursive: true, preserveTimestamps: true });
  }
  compileConfig(WORK);
  // A junction is a link to a folder that needs no permissions on Windows.
  symlinkSync(path.resolve('node_modules'), path.join(WORK, 'node_modules'), 'junction');
}
