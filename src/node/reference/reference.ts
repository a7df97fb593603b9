import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/**
 * What the installed webpack can do. It is read once for each release and each change to what
 * reads it, which takes some seconds, and cached on disk.
 */
export const readReference = (): Reference => (known ??= { ...load(), packages: readPackages() });

function load(): ExtractedReference {
  const script = extractionScript();
  const file = join(CACHE, `${digestOf(script)}.cached`);
  const saved = readCached(file) as ExtractedReference | undefined;
  if (saved) return saved;
  mkdirSync(CACHE, { recursive: true });
  const reference = extractReferenceIn(CACHE, script);
  writeCached(file, reference);
  return reference;
}

/** What reads the packages, as one script. */
export const extractionScript = (): string => nodeScript(SOURCE);

function digestOf(script: string): string {
  const versions = PACKAGES.map((name) => `${name} ${packageVersion(name)}`);
  return digest([script, ...versions].join('\0'), 24);
}

/**
 * What the packages can do that a script finds when it lies in a folder. It runs in a separate
 * process and in another, empty folder, because webpack's defaults depend on both.
 */
export function extractReferenceIn(packages: string, script: string): ExtractedReference {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'reference-')));
  const program = join(packages, `extract-${process.pid}.mjs`);
  try {
    writeFileSync(program, script);
    writeFileSync(join(folder, 'package.json'), '{}');
    // It reads what is deprecated, too.
    const text = execFileSync(process.execPath, ['--no-deprecation', program], {
      cwd: folder,
      // Windows needs its own folder to open sockets.
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(text) as ExtractedReference;
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(program, { force: true });
  }
}
