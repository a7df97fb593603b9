import { readFileSync } from 'node:fs';

/** The supported browsers, as package.json lists them, in the form that esbuild reads: `chrome109`. */
export function browserTargets(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((browser) => browser.replace(' >= ', ''));
}
