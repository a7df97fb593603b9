import { readFileSync } from 'node:fs';
import { fromRoot } from './fromRoot';

/** The installed version of a package. */
export function packageVersion(name: string): string {
  const file = fromRoot('node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
