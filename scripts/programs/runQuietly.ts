import { spawn } from 'node:child_process';
import { type Program, spawnArguments } from './program';

export type QuietRun = {
  finished: Promise<{ code: number; output: string }>;
  stop: () => void;
};

/** Runs a program in the background and keeps what it prints. */
export function runQuietly(program: Program): QuietRun {
  const { file, args, env, cwd } = spawnArguments(program);
  // A process group of its own, so that stopping it takes the workers along.
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd, detached: true });

  let output = '';
  const keep = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);

  const finished = new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

  return {
    finished,
    stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    },
  };
}
