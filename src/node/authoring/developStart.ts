import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Gatsby has compiled its configuration into this one before any hook is called. */
const IN_USE = 'compiled';

/**
 * Notes in the checkout that `develop` has begun and not yet started. A start that finds the note of
 * another doesn't trust the cache: that one ended on the way, perhaps because the cache is damaged.
 */
export function createDevelopStart(checkout: string) {
  const note = join(checkout, '.build', 'develop-starts');
  const cache = join(checkout, '.cache');

  return {
    /** Whether the last start ended before its server answered. */
    hasFailed: (): boolean => existsSync(note),

    begin(print: (line: string) => void): void {
      if (existsSync(note) && existsSync(cache)) {
        print('The last start of develop was not completed: starting without its cache');
        for (const name of readdirSync(cache).filter((each) => each !== IN_USE)) {
          rmSync(join(cache, name), { recursive: true, force: true });
        }
      }
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, '');
    },

    complete: (): void => rmSync(note, { force: true }),
  };
}
