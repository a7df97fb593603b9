import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHECKOUT } from '../../files/checkout';
import { lastChanges } from './lastChanges';

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: CHECKOUT,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** When each content file was last changed; empty outside a git checkout. */
export function readLastChanges(): Map<string, string> {
  try {
    const shallow = resolve(CHECKOUT, git('rev-parse', '--git-path', 'shallow').trim());
    const commits = existsSync(shallow) ? readFileSync(shallow, 'utf8').trim().split('\n') : [];
    const log = git(
      '-c',
      'core.quotePath=off',
      'log',
      '--format=commit %H %cI',
      '--name-only',
      '--relative',
      '--',
      'content',
    );
    return lastChanges(log, new Set(commits));
  } catch {
    return new Map();
  }
}
