import { readFileSync } from 'node:fs';
import { withUnixLineEndings } from '../../../src/node/content/files/lineEndings';

const BLOCK = /^```(\w+)\n([^]*?)^```$/gm;

/** The blocks of a chapter of DEPLOY.md in a language. */
export function deployBlocks(chapter: string, language: string): string[] {
  const chapters = withUnixLineEndings(readFileSync('DEPLOY.md', 'utf8')).split(/^## /m);
  const text = chapters.find((each) => each.startsWith(`${chapter}\n`));
  if (text === undefined) throw new Error(`DEPLOY.md has no chapter ${chapter}`);
  return [...text.matchAll(BLOCK)].flatMap(([, kind, block = '']) =>
    kind === language ? [block] : [],
  );
}
