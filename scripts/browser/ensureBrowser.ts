import { existsSync, readFileSync } from 'node:fs';
import { runSystemProgram } from '../programs/childProcesses';
import { findBrowser } from './findBrowser';
import { missingBrowser } from './missingBrowser';

const OS_RELEASE = '/etc/os-release';

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = runSystemProgram('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: see its message above`);
}

/** The path of a browser. It's installed where that needs no permission. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;

  const remedy = missingBrowser({
    osRelease: existsSync(OS_RELEASE) ? readFileSync(OS_RELEASE, 'utf8') : '',
    isRoot: process.getuid?.() === 0,
  });
  if (!remedy.install) throw new Error(remedy.message);

  apt('update');
  apt('install', '-y', 'chromium');

  const installed = findBrowser();
  if (!installed) throw new Error('The chromium package was installed, but has no `chromium`');
  return installed;
}
