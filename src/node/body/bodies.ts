import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { createCompiler } from './compiler';
import type { Body, BodyInput } from './types';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const CACHE = resolve('node_modules/.cache/bodies');
const WORKER = join(CACHE, 'worker.mjs');
const WORKER_SOURCE = resolve('src/node/body/worker.ts');

/**
 * Bodies by digest of their input and of the pipeline: in memory, else on disk, else compiled in
 * a worker thread. Asking twice costs nothing.
 */
export function createBodies() {
  const pipeline = digest([bundleWorker(), readFileSync(resolve('package-lock.json'), 'utf8')]);
  const known = new Map<string, Promise<Body>>();
  const { compile, close } = createCompiler(WORKER);

  const load = async (input: BodyInput, key: string): Promise<Body> => {
    const file = join(CACHE, `${key}.json`);
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Body;
    } catch {
      const { body, isFinal } = await compile(input);
      if (isFinal) writeFileSync(file, JSON.stringify(body));
      return body;
    }
  };

  return {
    compile,
    get(input: BodyInput): Promise<Body> {
      const key = digest([pipeline, input]);
      const body = known.get(key) ?? load(input, key);
      known.set(key, body);
      return body;
    },
    close,
  };
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);

/** Writes the worker as one JavaScript file, and returns its text. */
function bundleWorker(): string {
  buildSync({
    entryPoints: [WORKER_SOURCE],
    outfile: WORKER,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
  });
  return readFileSync(WORKER, 'utf8');
}
