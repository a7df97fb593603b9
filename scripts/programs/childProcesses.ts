import {
  type ChildProcess,
  spawn,
  type SpawnOptions,
  type SpawnOptionsWithoutStdio,
  spawnSync,
} from 'node:child_process';

// The one place that starts programs, which ESLint enforces: each is a file that every platform can
// run, with a list of arguments and without a shell.

/** Starts Node.js: this one, unless another file is given. */
export const startNode = (
  args: readonly string[],
  options: SpawnOptions,
  file = process.execPath,
): ChildProcess => spawn(file, args, options);

/** Starts Node.js so that `endTree` ends it with all that it has started. */
export const startNodeTree = (
  args: readonly string[],
  options: SpawnOptions,
  file?: string,
): ChildProcess => startNode(args, { ...options, ...treeOptions(process.platform) }, file);

/** Starts Node.js to talk to it through its standard streams. */
export const startPipedNode = (args: readonly string[], options: SpawnOptionsWithoutStdio) =>
  spawn(process.execPath, args, options);

/** Runs a program of the operating system to its end. */
export const runSystemProgram = spawnSync;

/** Except on Windows, a tree of processes is ended as a group, so it has to be started as one. */
export const treeOptions = (platform: NodeJS.Platform): SpawnOptions =>
  platform === 'win32' ? { windowsHide: true } : { detached: true };

type TreeEnd = { signal: number } | { file: string; args: string[] };

/** How a process that was started as a tree is ended with its descendants. */
export const treeEnd = (pid: number, platform: NodeJS.Platform): TreeEnd =>
  platform === 'win32'
    ? { file: 'taskkill', args: ['/pid', String(pid), '/t', '/f'] }
    : { signal: -pid };

/** Ends a process that `startNodeTree` has started, and its descendants. Windows has no signals. */
export function endTree({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  const end = treeEnd(pid, process.platform);
  try {
    if ('file' in end) runSystemProgram(end.file, end.args, { stdio: 'ignore' });
    else process.kill(end.signal, signal);
  } catch {
    // It has ended already.
  }
}

/** Resolves with the exit code once all output has come. */
export const exitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Collects the output of a process; returns a function with all of it up to now. */
export function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  return () => output;
}
