#!/usr/bin/env node
// Needs no build: it reads what the repository has committed.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

if (existsSync(new URL('../node_modules/tsx', import.meta.url))) {
  // @ts-expect-error -- It has no types.
  await import('tsx');
  const { checkFiles } = createRequire(import.meta.url)('../scripts/config/checkFiles.ts');
  process.exitCode = checkFiles(process.argv.slice(2));
} else {
  console.error(
    `${folder}: its packages are not installed\n  Fix: npm ci --prefix ${JSON.stringify(folder)}`,
  );
  process.exitCode = 2;
}
