import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../files/fromRoot';
import { readCached, writeCached } from '../files/cachedJson';
import { digest } from '../files/digest';
import { nodeScript } from '../files/nodeScript';
import { packageVersion } from '../files/packageVersion';
import { readPackages } from './packages/readPackages';
import type { ExtractedReference, Reference } from './types';

const CACHE = fromRoot('node_modules/.cache/reference');
const SOURCE = fromRoot('src/node/reference/extract/main.ts');
const PACKAGES = ['webpack', 'webpack-cli', 'webpack-dev-server', 'enhanced-resolve', 'tapable'];

let known: Reference | undefined;
let preparation: Promise<void> | undefined;

/**
 * What the installed webpack can do. It is read once for each release and each change to what
 * reads it, which takes some seconds, and cached on disk.
 */
export const readReference = (): Reference => (known ??= withPackages(load()));

/** Reads it while this process does something else. `readReference` answers at once afterwards. */
export const prepareReference = (): Promise<void> => (preparation ??= prepare());

function load(): ExtractedReference {
  const script = extractionScript();
  return readSaved(script) ?? save(script, extractReferenceIn(CACHE, script));
}

async function prepare(): Promise<void> {
  const script = extractionScript();
  const reference = readSaved(script) ?? save(script, await extractInBackground(script));
  known ??= withPackages(reference);
}

const withPackages = (reference: ExtractedReference): Reference => ({
  ...reference,
  packages: readPackages(),
});

const readSaved = (script: string) =>
  readCached(cacheFile(script)) as ExtractedReference | undefined;

function save(script: string, reference: ExtractedReference): ExtractedReference {
  writeCached(cacheFile(script), reference);
  return reference;
}

const cacheFile = (script: string) => join(CACHE, `${digestOf(script)}.cached`);

/** What reads the packages, as one script. */
export const extractionScript = (): string => nodeScript(SOURCE);

function digestOf(script: string): string {
  const versions = PACKAGES.map((name) => `${name} ${packageVersion(name)}`);
  return digest([script, ...versions].join('\0'), 24);
}

/** What the packages can do that a script finds when it lies in a folder. */
export function extractReferenceIn(packages: string, script: string): ExtractedReference {
  const { program, options, end } = extraction(packages, script);
  try {
    return JSON.parse(execFileSync(process.execPath, program, options)) as ExtractedReference;
  } finally {
    end();
  }
}

async function extractInBackground(script: string): Promise<ExtractedReference> {
  const { program, options, end } = extraction(CACHE, script);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, program, options);
    return JSON.parse(stdout) as ExtractedReference;
  } finally {
    end();
  }
}

/** A separate process in another, empty folder, because webpack's defaults depend on both. */
function extraction(packages: string, script: string) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'reference-')));
  const file = join(packages, `extract-${process.pid}.mjs`);
  mkdirSync(packages, { recursive: true });
  writeFileSync(file, script);
  writeFileSync(join(folder, 'package.json'), '{}');
  return {
    // It reads what is deprecated, too.
    program: ['--no-deprecation', file],
    options: {
      cwd: folder,
      // Windows needs its own folder to open sockets.
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    } as const,
    end() {
      rmSync(folder, { recursive: true });
      rmSync(file, { force: true });
    },
  };
}
