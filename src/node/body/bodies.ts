import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageText, PlacedText } from '../content/tree/readText';
import { fromRoot } from '../files/fromRoot';
import { readCached, writeCached } from '../files/cachedJson';
import { digest } from '../files/digest';
import { nodeScript } from '../files/nodeScript';
import { replaceFile } from '../files/replaceFile';
import { createCompiler, type Compiled } from './compiler';
import type { CompiledBody, BodyInput } from './types';

const CACHE = fromRoot('node_modules/.cache/bodies');
const WORKER = join(CACHE, 'worker.mjs');
const WORKER_SOURCE = fromRoot('src/node/body/worker.ts');

/**
 * Bodies by digest of their input and of the pipeline: in memory, else on disk, else compiled in
 * a worker thread. Asking twice costs nothing.
 */
export function createBodies() {
  let pipeline: string | undefined;
  const known = new Map<string, Promise<CompiledBody>>();
  const compiler = createCompiler(WORKER);

  /** The worker is written when it's needed first: processes that render documents need none. */
  const pipelineKey = (): string =>
    (pipeline ??= keyOf([bundleWorker(), readFileSync(fromRoot('package-lock.json'), 'utf8')]));

  const compile = (input: BodyInput): Promise<Compiled> => {
    pipelineKey();
    return compiler.compile(input);
  };

  const load = async (input: BodyInput, key: string): Promise<CompiledBody> => {
    const file = join(CACHE, `${key}.cached`);
    const saved = readCached(file) as CompiledBody | undefined;
    if (saved) return saved;
    const { body, isFinal } = await compile(input);
    if (isFinal) writeCached(file, body);
    return body;
  };

  return {
    compile,
    get(input: BodyInput): Promise<CompiledBody> {
      const key = keyOf([pipelineKey(), input]);
      const body = known.get(key) ?? load(input, key);
      known.set(key, body);
      return body;
    },
    readText(text: PlacedText): Promise<PageText> {
      pipelineKey();
      return compiler.readText(text);
    },
    close: compiler.close,
  };
}

const keyOf = (value: unknown) => digest(JSON.stringify(value), 24);

/** Writes the worker as one JavaScript file, and returns its text. */
function bundleWorker(): string {
  const script = nodeScript(WORKER_SOURCE);
  replaceFile(WORKER, script);
  return script;
}
