import path from 'node:path';
import { endTree, startNodeTree } from '../programs/childProcesses';
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
  let output = '';
  const read = (chunk: string) => (output += chunk);
  child.stdout?.setEncoding('utf8').on('data', read);
  child.stderr?.setEncoding('utf8').on('data', read);
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  }).finally(() => process.off('exit', onExit));
  const seconds = Math.round((performance.now() - start) / 1000);
  return { node, command, code, seconds, warnings: warningsIn(output), output };
}
