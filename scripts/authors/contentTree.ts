import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkFiles } from '../../src/node/files/walkFiles';
import type { ContentTree } from './movePage';

/** All files of a content folder. */
export const readTree = (content: string): ContentTree =>
  new Map(
    walkFiles(content).map((file) => [
      file,
      /\.(mdx?|yaml|json)$/.test(file) ? readFileSync(join(content, file), 'utf8') : null,
    ]),
  );
