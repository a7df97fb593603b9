import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { collectOutput, exitCode, startNode } from '../programs/childProcesses';

export type Measured = { seconds: number; peakMegabytes: number };

const SAMPLE_INTERVAL_MS = 200;

/** Runs a script to its end; memory is that of all its processes together, on Linux. */
export async function measureRun(
  script: string,
  args: readonly string[],
  folder: string,
): Promise<Measured> {
  const start = performance.now();
  const child = startNode([script, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a test, `process.env` is a copy, which a process doesn't get otherwise.
    env: process.env,
  });
  const output = collectOutput(child);
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, child.pid === undefined ? 0 : memoryOfTree(child.pid));
  }, SAMPLE_INTERVAL_MS);

  const code = await exitCode(child).finally(() => clearInterval(sampling));
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${output()}`);
  return { seconds: (performance.now() - start) / 1000, peakMegabytes: Math.round(peak / 1024) };
}

/** Kilobytes of a process and all its descendants. */
function memoryOfTree(root: number): number {
  const processes = readProcesses();
  const sum = (id: number): number =>
    (processes.find((each) => each.id === id)?.kilobytes ?? 0) +
    processes
      .filter(({ parent }) => parent === id)
      .reduce((total, child) => total + sum(child.id), 0);
  return sum(root);
}

function readProcesses() {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
        const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
        return [{ id: Number(name), parent, kilobytes }];
      } catch {
        // The process ended between the two calls.
        return [];
      }
    });
}
