import { existsSync, readFileSync } from 'node:fs';
import { isInstalled } from './isInstalled.mjs';
import { runNpm } from './programs/runNpm.mjs';

const LOCKED = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export function installPackages() {
  if (existsSync(INSTALLED) && isInstalled(readJson(LOCKED), readJson(INSTALLED))) return;

  // Standard output may belong to a protocol: see `npm run mcp`.
  console.error('Installing packages (npm ci)');
  const { status, error } = runNpm(['ci', '--include=dev'], { stdio: ['inherit', 2, 2] });
  if (error) throw error;
  if (status !== 0)
    throw new Error("The packages couldn't be installed: see the message of npm above");
}
