import { collectOutput, endTree, exitCode, startNodeTree } from './childProcesses';
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

  const output = collectOutput(child);
  const finished = exitCode(child).then((code) => ({ code, output: output() }));

  return {
    finished,
    stop() {
      if (child.exitCode === null) endTree(child, 'SIGTERM');
    },
  };
}
