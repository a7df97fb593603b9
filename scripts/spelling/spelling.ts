import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readContentData } from '../../src/node/content/data/contentData';
import { readDataFiles } from '../../src/node/content/files/contentFiles';
import { readReference } from '../../src/node/reference/reference';
import { declaredPackages } from '../dependencies/declaredPackages';
import type { Program } from '../programs/program';
import { binScript } from '../programs/packageBins';
import { run } from '../programs/run';
import { knownNames } from './names';

/** Where `cspell.json` looks for webpack's names. */
export const NAMES_FILE = 'node_modules/.cache/spelling/names.txt';

const CSPELL: Program = {
  script: binScript('cspell'),
  args: [
    'lint',
    '--no-progress',
    '--no-summary',
    '--show-suggestions',
    '--cache',
    '--cache-location',
    'node_modules/.cache/spelling/cspell',
  ],
};

/** `npm run spelling`: the words of all texts, or of the files that are named. */
export function checkSpelling(args: readonly string[]): Promise<number> {
  writeNames();
  return run({ ...CSPELL, args: [...CSPELL.args, ...args] });
}

function writeNames(): void {
  const names = knownNames(
    readReference(),
    readContentData(readDataFiles()).data.glossary.map(({ value }) => value),
    declaredPackages(),
  );
  mkdirSync(dirname(NAMES_FILE), { recursive: true });
  writeFileSync(NAMES_FILE, `${names.join('\n')}\n`);
}
