import { startNodeTree } from '../../programs/childProcesses';

const TIMEOUT_MS = 900_000;

export type BuildEnd = { code: number | null; output: string; seconds: number };

export type Build = {
  ended: Promise<BuildEnd>;
  /** Resolves when it has printed this, or has ended. */
  printed: (text: string) => Promise<void>;
  /** As a power cut or the kernel would, with its child processes or without them. */
  kill: (scope: 'tree' | 'parent') => void;
};

/** `npm run build` in a folder. */
export function startBuild(folder: string): Build {
  const start = performance.now();
  const child = startNodeTree(['scripts/run.mjs', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let read = () => undefined as void;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      read();
    });
  }

  const kill: Build['kill'] = (scope) => {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(scope === 'tree' ? -child.pid : child.pid, 'SIGKILL');
  };
  const timer = setTimeout(kill, TIMEOUT_MS, 'tree');
  // Not 'close': child processes that outlive it keep its output open.
  const ended = new Promise<BuildEnd>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      setTimeout(() => {
        read();
        resolve({ code, output, seconds: (performance.now() - start) / 1000 });
      }, 100);
    });
  });

  return {
    ended,
    kill,
    printed: (text) =>
      Promise.race([
        ended.then(() => undefined),
        new Promise<void>((resolve) => {
          read = () => {
            if (output.includes(text)) resolve();
          };
          read();
        }),
      ]),
  };
}
