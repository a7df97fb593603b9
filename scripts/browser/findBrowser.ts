import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright-core';
import { browserCandidates } from './browserCandidates';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** An installed Chromium or Chrome, or the one that `npx playwright-core install` downloads. */
export function findBrowser(): string | undefined {
  const installed = browserCandidates(process.env, process.platform);
  return [...installed, chromium.executablePath()].find(isProgram);
}
