import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Lock, type PackageFacts, packageFacts } from './lockedPackages';
import { packageDiff } from './packageDiff';

export const DEPENDENCIES_FILE = 'dependencies.json';

export const readPackageFacts = (): PackageFacts =>
  JSON.parse(readFileSync(DEPENDENCIES_FILE, 'utf8')) as PackageFacts;

export const lockedFacts = (): PackageFacts =>
  packageFacts(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock);

/** Prints what install scripts and licenses have changed; `--write` accepts it. */
export function dependencies(args: string[]): number {
  const { values } = parseArgs({ args, options: { write: { type: 'boolean', default: false } } });
  const locked = lockedFacts();
  if (values.write) {
    writeFileSync(DEPENDENCIES_FILE, `${JSON.stringify(locked, null, 2)}\n`);
    console.log(`${DEPENDENCIES_FILE} matches the lock file`);
    return 0;
  }
  const changes = packageDiff(readPackageFacts(), locked);
  console.log(
    changes.length === 0
      ? `${DEPENDENCIES_FILE} matches the lock file`
      : [...changes, '', 'To accept this: npm run packages -- --write'].join('\n'),
  );
  return changes.length === 0 ? 0 : 1;
}
