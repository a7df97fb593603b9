import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { npmCli } from './npmCli.mjs';

/** @param {string} file */
function realFile(file) {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/** The script of npm on this machine. */
export const npmScript = () => npmCli(process, realFile);

/**
 * Runs npm to its end. In plain JavaScript, because it installs what TypeScript needs.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export const runNpm = (args, options) =>
  spawnSync(process.execPath, [npmScript(), ...args], { ...options, encoding: 'utf8' });
