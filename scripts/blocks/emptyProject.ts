import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FILES: Record<string, string> = {
  'package.json': '{ "name": "page", "browserslist": "defaults" }',
  'src/index.js': '',
};

/** A folder in which a configuration is at home; some defaults depend on its package.json. */
export function emptyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-blocks-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
