import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../files/replaceFile';
import { isRunning, type ProcessId, thisProcess } from './processes';

/** Who has a lock; without processes it was released. */
export type Holder = { command: string; since: string; processes: ProcessId[] };

export type Lock = { number: number; release: () => void };

const holder: z.ZodType<Holder> = z.object({
  command: z.string(),
  since: z.string(),
  processes: z.array(z.object({ pid: z.int(), started: z.string().nullable() })),
});

/**
 * Takes the lock of a folder, or returns who has it. Each taking has a number, and the highest one
 * counts: a number can be created only once, and the highest is never removed, so two that find a
 * dead holder at the same time cannot both take its place.
 */
export function takeLock(folder: string, command: string): Lock | Holder {
  mkdirSync(folder, { recursive: true });
  const last = lastNumber(folder);
  const current = lockHolder(folder);
  if (current) return current;

  const file = fileOf(folder, last + 1);
  const taken: Holder = {
    command,
    since: new Date().toISOString(),
    processes: [thisProcess()],
  };
  if (!create(file, JSON.stringify(taken))) return takeLock(folder, command);
  if (lastNumber(folder) !== last + 1) {
    rmSync(file);
    return takeLock(folder, command);
  }
  for (const number of numbers(folder).filter((each) => each <= last)) {
    rmSync(fileOf(folder, number), { force: true });
  }
  return {
    number: last + 1,
    release: () => replaceFile(file, JSON.stringify({ ...taken, processes: [] })),
  };
}

/** Whoever has the lock of a folder now. */
export function lockHolder(folder: string): Holder | undefined {
  const found = readHolder(folder, lastNumber(folder));
  const running = found?.processes.filter((each) => isRunning(each, found.since)) ?? [];
  return found && running.length > 0 ? { ...found, processes: running } : undefined;
}

/** Shares a lock that another process has taken for this one, so that it outlives the other. */
export function joinLock(folder: string, number: number): void {
  const found = readHolder(folder, number);
  if (!found || lastNumber(folder) !== number) {
    throw new Error('What started this build has ended, and another build has begun');
  }
  const processes = [...found.processes, thisProcess()];
  replaceFile(fileOf(folder, number), JSON.stringify({ ...found, processes }));
}

export const isLock = (taken: Lock | Holder): taken is Lock => 'release' in taken;

const fileOf = (folder: string, number: number) => join(folder, `${number}.json`);

function numbers(folder: string): number[] {
  try {
    return readdirSync(folder).flatMap((name) =>
      /^\d+\.json$/.test(name) ? [parseInt(name)] : [],
    );
  } catch {
    return [];
  }
}

const lastNumber = (folder: string) => Math.max(0, ...numbers(folder));

function readHolder(folder: string, number: number): Holder | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(fileOf(folder, number), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Creates a whole file, unless there is one. */
function create(file: string, text: string): boolean {
  const aside = `${file}.${process.pid}.new`;
  writeFileSync(aside, text);
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
