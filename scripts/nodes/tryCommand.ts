import path from 'node:path';
import { collectOutput, endTree, exitCode, startNodeTree } from '../programs/childProcesses';
import { npmScript } from '../programs/runNpm.mjs';
import { warningsIn } from './warnings';

export type Tried = {
  node: string;
  command: string;
  code: number;
  seconds: number;
  warnings: string[];
  output: string;
};

const REMOVED_VARIABLES = /^(?:npm_|NODE_OPTIONS$|GATSBY_|INIT_CWD$|PATH$)/i;

/** An environment with this Node.js, and without traces of the one that runs this. */
function environment(node: string): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !REMOVED_VARIABLES.test(name));
  return {
    ...Object.fromEntries(variables),
    PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter),
  };
}

/** Runs a script of package.json in a clone. */
export async function tryCommand(node: string, folder: string, command: string): Promise<Tried> {
  const start = performance.now();
  const child = startNodeTree(
    [npmScript(), 'run', command],
    { cwd: folder, env: environment(node), stdio: ['ignore', 'pipe', 'pipe'] },
    node,
  );
  const onExit = () => endTree(child, 'SIGTERM');
  process.prependListener('exit', onExit);
  const collected = collectOutput(child);
  const code = await exitCode(child).finally(() => process.off('exit', onExit));
  const output = collected();
  const seconds = Math.round((performance.now() - start) / 1000);
  return { node, command, code, seconds, warnings: warningsIn(output), output };
}
