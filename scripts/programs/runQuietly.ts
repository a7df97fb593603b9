import { endTree, startNodeTree } from './childProcesses';
import { nodeArguments, type Program, startOptions } from './program';

export type QuietRun = {
  finished: Promise<{ code: number; output: string }>;
  stop: () => void;
};

/** Runs a program in the background and collects its output. */
export function runQuietly(program: Program): QuietRun {
  const child = startNodeTree(nodeArguments(program), {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...startOptions(program),
  });

  let output = '';
  const collect = (chunk: string) => {
    output += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', collect);
  child.stderr?.setEncoding('utf8').on('data', collect);

  const finished = new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

  return {
    finished,
    stop() {
      if (child.exitCode === null) endTree(child, 'SIGTERM');
    },
  };
}
