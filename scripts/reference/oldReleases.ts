import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractReferenceIn } from '../../src/node/reference/reference';
import type { Reference } from '../../src/node/reference/types';
import { newFolder, removeFolder } from '../files/temporaryFolder';
import { npmReason } from '../programs/nodeFromNpm';
import { runNpm } from '../programs/runNpm.mjs';

/** What reads a release needs these besides webpack, at the versions of this repository. */
const COMPANIONS = ['webpack-cli', 'webpack-dev-server', 'typescript'];

/** All versions of webpack in the npm registry. */
export const publishedVersions = (): string[] =>
  JSON.parse(npm(['view', 'webpack', 'versions', '--json'], process.cwd())) as string[];

/** Installs a release of webpack in a temporary folder, and reads what it can do. */
export function readRelease(version: string, script: string): Reference {
  console.log(`Reading webpack ${version}`);
  const folder = newFolder('webpack-release-');
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    // The companions may ask for a newer webpack; they aren't what is compared.
    const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
    const packages = [`webpack@${version}`, ...COMPANIONS.map(pinned)];
    npm(['install', ...flags, '--prefer-offline', ...packages], folder);
    return { ...extractReferenceIn(folder, script), packages: [] };
  } finally {
    removeFolder(folder);
  }
}

function pinned(name: string): string {
  const file = path.resolve('node_modules', name, 'package.json');
  return `${name}@${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}

function npm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = runNpm([...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return String(stdout);
  throw new Error(
    [
      `npm ${args.slice(0, 2).join(' ')} failed: ${npmReason(String(stderr))}`,
      '  Fix: run this where npm reaches its registry; builds need none',
    ].join('\n'),
  );
}
