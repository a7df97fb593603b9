import { exitCode, startNode } from './childProcesses';
import { nodeArguments, type Program, startOptions } from './program';

/** Runs a program in the foreground; resolves with its exit code. */
export function run(program: Program): Promise<number> {
  const child = startNode(nodeArguments(program), { stdio: 'inherit', ...startOptions(program) });

  // The terminal sends Ctrl+C to the program too: wait for it, and use its exit code.
  const wait = () => undefined;
  const end = () => child.kill('SIGTERM');
  process.on('SIGINT', wait).on('SIGTERM', end);

  return exitCode(child).finally(() => process.off('SIGINT', wait).off('SIGTERM', end));
}
