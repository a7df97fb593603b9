import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

// Gatsby copies its browser runtime here whenever it starts, and bundles it from here.
const LOADER = resolve('.cache/loader.js');
const ENDLESS = 'if (status === 500) {';
const BOUNDED = 'if (status === 500 && pagePath !== `/500.html`) {';

/**
 * Gatsby's loader asks for the data of a page for errors when a server fails. When the server fails
 * with that as well, it would ask for it again at once, and for ever: with this, three times more.
 */
export function boundLoader(loader: string): string {
  if (loader.includes(BOUNDED)) return loader;
  if (!loader.includes(ENDLESS)) {
    throw new Error("Gatsby's loader does not retry as it did: see src/node/gatsbyLoader.ts");
  }
  return loader.replaceAll(ENDLESS, BOUNDED);
}

export function mendLoader(): void {
  writeFileSync(LOADER, boundLoader(readFileSync(LOADER, 'utf8')));
}
