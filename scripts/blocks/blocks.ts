import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { formatMistakes, type Mistake } from '../../src/node/content/mistakes';
import { readContentFile, readPageFiles } from '../../src/node/contentFiles';
import { checkPage, type Known } from './checkPage';
import { webpackFlags } from './cliOptions';

/** Those of `node` that no environment variable may hold. */
const MORE_NODE_FLAGS = [
  ...['--cpu-prof', '--cpu-prof-dir', '--prof', '--prof-process', '--watch'],
  ...['--eval', '-e', '--print', '-p', '--check', '--version', '-v', '-r'],
];

function documentedPackages(): Set<string> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  return new Set(Object.keys(manifest.devDependencies));
}

async function whatIsKnown(folder: string): Promise<Known> {
  return {
    folder,
    packages: documentedPackages(),
    commands: {
      webpack: await webpackFlags(),
      node: new Set([...process.allowedNodeEnvironmentFlags, ...MORE_NODE_FLAGS]),
      bins: new Set(readdirSync('node_modules/.bin')),
    },
  };
}

/** A project in which a configuration can be evaluated: defaults read its package.json. */
function emptyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-blocks-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/index.js'), '');
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "name": "page", "browserslist": "defaults" }',
  );
  return folder;
}

/** Checks every block of all pages, or of some; resolves with the exit code. */
export async function blocks(args: readonly string[]): Promise<number> {
  const wanted = args.map((arg) => path.relative('content', arg));
  const pages = readPageFiles().filter(
    ({ path: file }) => wanted.length === 0 || wanted.includes(file),
  );
  const folder = emptyProject();
  const mistakes: Mistake[] = [];
  let count = 0;

  try {
    const known = await whatIsKnown(folder);
    for (const { path: file, source } of pages) {
      const readQuoted = (name: string) => readContentFile(name) ?? undefined;
      const checked = await checkPage(file, source, readQuoted, known);
      mistakes.push(...checked.mistakes);
      count += checked.blocks;
      // What plugins have begun, such as opening a file, ends before the folder goes.
      await setImmediate();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (mistakes.length > 0) console.log(formatMistakes(mistakes));
  console.log(`${count} blocks on ${pages.length} pages checked, ${mistakes.length} mistakes`);
  return mistakes.length === 0 ? 0 : 1;
}
