import { posix, win32 } from 'node:path';

/**
 * @typedef {{ platform: string, execPath: string, env: Record<string, string | undefined> }} Machine
 */

const SCRIPT = 'npm-cli.js';

/**
 * Where npm's script may be, best first. Node.js can run it on every platform, while `npm` is a
 * script for a shell, which can't be started without one on Windows.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function npmCliCandidates({ platform, execPath, env }) {
  const path = platform === 'win32' ? win32 : posix;
  const running = env.npm_execpath;
  const folders = (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(Boolean);
  const nodeFolder = path.dirname(execPath);
  const inPackage = path.join('node_modules', 'npm', 'bin', SCRIPT);

  return [
    ...(running !== undefined && path.basename(running) === SCRIPT ? [running] : []),
    ...(platform === 'win32'
      ? [nodeFolder, ...folders].map((folder) => path.join(folder, inPackage))
      : [
          path.join(nodeFolder, '..', 'lib', inPackage),
          // A symbolic link to the script.
          ...folders.map((folder) => path.join(folder, 'npm')),
        ]),
  ];
}

/**
 * @param {Machine} machine
 * @param {(file: string) => string | undefined} realFile The file that a path leads to, if it exists.
 * @returns {string}
 */
export function npmCli(machine, realFile) {
  const found = npmCliCandidates(machine)
    .map(realFile)
    .find((file) => file?.endsWith(SCRIPT));
  if (found) return found;

  throw new Error(
    [
      'npm is needed to install packages, but was not found',
      '  Fix: install Node.js from https://nodejs.org/, which brings npm along',
    ].join('\n'),
  );
}
