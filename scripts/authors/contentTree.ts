import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentTree } from './movePage';

export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** All of a content folder, as the commands for authors look at it. */
export const readTree = (content: string): ContentTree =>
  new Map(
    filesBelow(content).map((file) => [
      relative(content, file).split(sep).join('/'),
      /\.(mdx?|yaml|json)$/.test(file) ? readFileSync(file, 'utf8') : null,
    ]),
  );
