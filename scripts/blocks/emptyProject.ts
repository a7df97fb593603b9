import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../files/temporaryFolder';

const FILES: Record<string, string> = {
  'package.json': '{ "name": "page", "browserslist": "defaults" }',
  'src/index.js': '',
};

/** A new folder for configurations; some defaults depend on its package.json. */
export function emptyProject(): string {
  const folder = newFolder('check-blocks-');
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
