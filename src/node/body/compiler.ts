import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { PageText, PlacedText } from '../content/tree/readText';
import { createTaskQueue } from '../files/taskQueue';
import type { CompiledBody, BodyInput } from './types';
import { unreadableBody } from './unreadableBody';

const THREADS = availableParallelism();
/** A page takes a tenth of a second, the first of a cold start some seconds. */
const TIMEOUT_MS = 60_000;
const MAX_MEMORY_MB = 1_024;
/** Trees are needed only until their page is compiled: room for them spares copying. */
const YOUNG_MEMORY_MB = 192;

/** `isFinal` is false if compiling again may give another result. */
export type Compiled = { body: CompiledBody; isFinal: boolean };

/**
 * Reads texts and compiles bodies in threads. Pages come from anyone, so a thread has an environment
 * without secrets, and limits; what goes wrong in it is an issue of the page that it compiled.
 */
export function createCompiler(
  worker: string,
  { timeout = TIMEOUT_MS, memory = MAX_MEMORY_MB } = {},
) {
  // A task waits here for a free thread, so that its time runs only while it is compiled.
  const queue = createTaskQueue(THREADS);
  let pool: Piscina | undefined;

  const startPool = () =>
    new Piscina({
      filename: worker,
      // A thread that ends is replaced only for a task, so that none starts after closing.
      minThreads: 0,
      maxThreads: THREADS,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
      idleTimeout: Infinity,
    });

  /** Has a thread call one of the functions of the worker. */
  const call = async (name: string, input: BodyInput | PlacedText): Promise<unknown> => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    try {
      pool ??= startPool();
      const result: unknown = await pool.run(input, { name, signal: abort.signal });
      // Piscina treats a thread that throws `null` as one that succeeded.
      if (!result) throw new Error('nothing came back');
      return result;
    } catch (error) {
      throw abort.signal.aborted ? new Error(`it took more than ${timeout / 1000} s`) : error;
    } finally {
      clearTimeout(timer);
    }
  };

  const compile = async (input: BodyInput): Promise<Compiled> => {
    try {
      return { body: (await call('default', input)) as CompiledBody, isFinal: true };
    } catch (error) {
      return { body: unreadableBody(messageOf(error)), isFinal: false };
    }
  };

  return {
    compile: (input: BodyInput) => queue.run(() => compile(input)),
    readText: (text: PlacedText) => queue.run(() => call('readText', text) as Promise<PageText>),
    async close() {
      await pool?.close();
      pool = undefined;
    },
  };
}

/** Not everything that is thrown is an error. */
const messageOf = (error: unknown) =>
  (error as { message?: string } | null)?.message ?? String(error);
