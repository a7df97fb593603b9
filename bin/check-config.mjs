#!/usr/bin/env node
// Needs no build: it reads what the repository has committed.
import { createRequire } from 'node:module';

// @ts-expect-error -- It has no types.
await import('tsx');
const { checkFiles } = createRequire(import.meta.url)('../scripts/config/checkFiles.ts');
process.exitCode = checkFiles(process.argv.slice(2));
