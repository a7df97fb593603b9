import { rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { formatIssues, type Issue } from '../../src/node/content/issues';
import { readContentFile, readPageFiles } from '../../src/node/content/files/contentFiles';
import { checkPage } from './checkPage';
import { emptyProject } from './emptyProject';
import { whatIsKnown } from './known';

const readQuoted = (file: string) => readContentFile(file) ?? undefined;

/** Checks every block of all pages, or of some; resolves with the exit code. */
export async function blocks(args: readonly string[]): Promise<number> {
  const wanted = args.map((arg) => path.relative('content', arg));
  const pages = readPageFiles().filter(
    ({ path: file }) => wanted.length === 0 || wanted.includes(file),
  );
  const folder = emptyProject();
  const mistakes: Issue[] = [];
  let count = 0;

  try {
    const known = await whatIsKnown(folder);
    for (const { path: file, source } of pages) {
      const checked = await checkPage(file, source, readQuoted, known);
      mistakes.push(...checked.mistakes);
      count += checked.blocks;
      // What plugins have begun, such as opening a file, ends before the folder goes.
      await setImmediate();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (mistakes.length > 0) console.log(formatIssues(mistakes));
  console.log(`${count} blocks on ${pages.length} pages checked, ${mistakes.length} mistakes`);
  return mistakes.length === 0 ? 0 : 1;
}
