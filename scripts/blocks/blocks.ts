import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { formatIssues, type Issue } from '../../src/node/content/issues';
import { readContentFile, readPageFiles } from '../../src/node/content/files/contentFiles';
import { removeFolder } from '../files/temporaryFolder';
import { checkPage } from './checkPage';
import { emptyProject } from './emptyProject';
import { readKnownNames } from './known';

const readQuoted = (file: string) => readContentFile(file) ?? undefined;

/** Checks every block of all pages, or of some; resolves with the exit code. */
export async function blocks(args: readonly string[]): Promise<number> {
  const wanted = args.map((arg) => path.relative('content', arg));
  const pages = readPageFiles().filter(
    ({ path: file }) => wanted.length === 0 || wanted.includes(file),
  );
  const folder = emptyProject();
  const issues: Issue[] = [];
  let count = 0;

  try {
    const known = await readKnownNames(folder);
    for (const { path: file, source } of pages) {
      const checked = await checkPage(file, source, readQuoted, known);
      issues.push(...checked.issues);
      count += checked.blocks;
      // Lets plugins finish what they have started, such as opening a file, before the folder is removed.
      await setImmediate();
    }
  } finally {
    removeFolder(folder);
  }
  if (issues.length > 0) console.log(formatIssues(issues));
  console.log(`${count} blocks on ${pages.length} pages checked, ${issues.length} issues`);
  return issues.length === 0 ? 0 : 1;
}
