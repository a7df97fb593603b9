import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHECKOUT } from '../../files/checkout';
import { fileHistories, LOG_FORMAT, type FileHistories } from './fileHistories';

export type History = {
  files: FileHistories;
  /** The address that the checkout was cloned from; empty if there is none. */
  remote: string;
};

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: CHECKOUT,
    encoding: 'utf8',
    maxBuffer: 256 << 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The commits that changed content files; empty outside a git checkout. */
export function readGitHistory(): History {
  try {
    const shallow = resolve(CHECKOUT, git('rev-parse', '--git-path', 'shallow').trim());
    const commits = existsSync(shallow) ? readFileSync(shallow, 'utf8').trim().split('\n') : [];
    const log = git(
      '-c',
      'core.quotePath=off',
      'log',
      LOG_FORMAT,
      '--name-status',
      '--find-renames',
      // All files of a commit: it may be about the code of the site.
      '--full-diff',
      '--relative',
      '--',
      'content',
    );
    return { files: fileHistories(log, new Set(commits)), remote: remoteAddress() };
  } catch {
    return { files: new Map(), remote: '' };
  }
}

function remoteAddress(): string {
  try {
    return git('remote', 'get-url', 'origin').trim();
  } catch {
    return '';
  }
}
