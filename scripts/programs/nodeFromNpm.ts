import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './runNpm.mjs';

const CACHE = path.resolve('node_modules/.cache/node');

/** The npm package with Node.js for a kind of machine. */
export function nodePackage(platform: string, arch: string): { name: string; file: string } {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  return { name, file: path.posix.join(name, 'bin', platform === 'win32' ? 'node.exe' : 'node') };
}

/** The file of a Node.js of a line (`24`, `20.19`), installed once. Throws if that fails. */
export function nodeFromNpm(line: string): string {
  const { name, file } = nodePackage(process.platform, process.arch);
  const folder = path.join(CACHE, line);
  const installed = path.join(folder, 'node_modules', file);
  if (!existsSync(installed)) install(`${name}@${line}`, folder);
  return installed;
}

function install(spec: string, folder: string): void {
  console.log(`Installing ${spec}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const { status, stderr } = runNpm(
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', spec],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (status !== 0) throw new Error(`${spec} couldn't be installed: ${npmReason(String(stderr))}`);
}

/** The reason in npm's output, without its code. */
export const npmReason = (stderr: string): string =>
  /^npm (?:error|ERR!) (?!code )(.+)$/m.exec(stderr)?.[1] ?? 'npm failed';
