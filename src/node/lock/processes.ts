import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** A process, and when it started: numbers of processes are used again. */
export type ProcessId = { pid: number; started: string | null };

export const thisProcess = (): ProcessId => ({
  pid: process.pid,
  started: startOf(process.pid),
});

/** Whether the process that took a lock at a time still runs. */
export function isRunning({ pid, started }: ProcessId, since: string): boolean {
  const booted = Date.now() - uptime() * 1000;
  return Date.parse(since) >= booted - 1000 && exists(pid) && startOf(pid) === started;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Something that differs between two processes of one number; `null` where it is unknown. */
function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') return startTicks(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Field 22 of /proc/[pid]/stat. The second is the program's name, which can hold spaces. */
const startTicks = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
