import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DIRECTORY = 'public';

/** The address of every page of the built site: `public/guides/index.html` -> `/guides/`. */
export function builtUrls(): string[] {
  return readdirSync(DIRECTORY, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => path.posix.basename(file) === 'index.html')
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
}

/** The text of a file of the built site; of its index file if the address ends in a slash. */
export function readBuilt(url: string): string {
  return readFileSync(path.join(DIRECTORY, url.replace(/\/$/, '/index.html')), 'utf8');
}

export const APP_SHELL = '/offline-plugin-app-shell-fallback/';

/** The addresses at which a reader stays: no redirects, no empty shell. */
export const shownUrls = () =>
  builtUrls().filter(
    (url) => url !== APP_SHELL && !readBuilt(url).includes('>Moved | webpack</title>'),
  );
