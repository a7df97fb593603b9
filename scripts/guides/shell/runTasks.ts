import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readdirSync, writeSync } from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from '../../../src/site/text/escapeRegExp';
import { startNodeTree } from '../../programs/childProcesses';
import type { Word } from './commandLine';
import type { Task } from './tasks';
import { runTool } from './tools';

export type TaskContext = {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** The Node.js that runs scripts. */
  node: string;
  /** A file that takes what is printed. */
  output: number;
  onStart: (child: ChildProcess) => void;
};

/** Runs one task after another until one fails; resolves with the exit code. */
export async function runTasks(tasks: readonly Task[], context: TaskContext): Promise<number> {
  for (const task of tasks) {
    const code = await runTask(task, context);
    if (code !== 0) return code;
  }
  return 0;
}

async function runTask(task: Task, context: TaskContext): Promise<number> {
  const { folder, output } = context;
  if (task.kind === 'print') {
    writeSync(output, task.text);
    return 0;
  }
  const file = task.output === undefined ? undefined : path.resolve(folder, task.output);
  const target = file === undefined ? output : openSync(file, 'w');
  try {
    const args = task.args.flatMap((word) => expand(word, folder));
    if (task.kind === 'tool') {
      writeSync(target, runTool(task.name, args, folder));
      return 0;
    }
    return await runNode(args, task.variables, { ...context, output: target });
  } catch (error) {
    writeSync(output, `${String(error)}\n`);
    return 1;
  } finally {
    if (target !== output) closeSync(target);
  }
}

function runNode(
  args: readonly string[],
  variables: Record<string, string>,
  { folder, env, node, output, onStart }: TaskContext,
): Promise<number> {
  const stdio = ['ignore', output, output] as const;
  const child = startNodeTree(
    args,
    { cwd: folder, env: { ...env, ...variables }, stdio: [...stdio] },
    node,
  );
  onStart(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The files of a folder that match a pattern; if there are none, the pattern itself. */
function expand({ text, isPattern }: Word, folder: string): string[] {
  if (!isPattern) return [text];
  const [place, pattern] = [path.posix.dirname(text), path.posix.basename(text)];
  const parts = pattern.split('*').map(escapeRegExp);
  const matching = new RegExp(`^${parts.join('.*')}$`);
  const files = readdirSync(path.resolve(folder, place))
    .filter((name) => matching.test(name))
    .sort();
  return files.length > 0 ? files.map((name) => path.posix.join(place, name)) : [text];
}
