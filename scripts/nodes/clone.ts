import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSystemProgram } from '../programs/childProcesses';
import { newFolder, removeFolder } from '../files/temporaryFolder';

export type LineEndings = 'lf' | 'crlf';

/** A fresh clone of what is committed, as a new contributor has it; with CRLF, as on Windows. */
export function cloneRepository(endings: LineEndings): { folder: string; remove: () => void } {
  const folder = newFolder('clone-');
  git('clone', '--quiet', '--no-checkout', process.cwd(), folder);
  if (endings === 'crlf') {
    // This file has priority over .gitattributes.
    writeFileSync(path.join(folder, '.git', 'info', 'attributes'), '* text=auto eol=crlf\n');
  }
  git('-C', folder, 'checkout', '--quiet');
  return { folder, remove: () => removeFolder(folder) };
}

function git(...args: string[]): void {
  const { status, error } = runSystemProgram('git', args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: see its message above`);
}
