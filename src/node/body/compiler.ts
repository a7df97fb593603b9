import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
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
 * Compiles bodies in threads. Pages come from anyone, so a thread has an environment without
 * secrets, and limits; what goes wrong in it is an issue of the page that it compiled.
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
      maxThreads: THREADS,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
      idleTimeout: Infinity,
    });

  const run = async (input: BodyInput): Promise<Compiled> => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    try {
      pool ??= startPool();
      const body = (await pool.run(input, { signal: abort.signal })) as CompiledBody | null;
      // Piscina treats a thread that throws `null` as one that succeeded.
      return body ? { body, isFinal: true } : failure('nothing came back');
    } catch (error) {
      const reason = abort.signal.aborted
        ? `it took more than ${timeout / 1000} s`
        : messageOf(error);
      return failure(reason);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    compile: (input: BodyInput) => queue.run(() => run(input)),
    async close() {
      await pool?.close();
      pool = undefined;
    },
  };
}

const failure = (reason: string): Compiled => ({ body: unreadableBody(reason), isFinal: false });

/** Not everything that is thrown is an error. */
const messageOf = (error: unknown) =>
  (error as { message?: string } | null)?.message ?? String(error);
