import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withUnixLineEndings } from '../../src/node/content/files/lineEndings';
import { endTree } from '../programs/childProcesses';
import { runTasks } from './shell/runTasks';
import type { Task } from './shell/tasks';

export type Place = {
  /** Where the command runs. */
  folder: string;
  /** The project whose packages' commands it can run. */
  project: string;
  /** A folder outside the project, for the output and as HOME. */
  scratch: string;
  /** The file of the Node.js that runs it. */
  node: string;
};

export type Running = {
  /** All that it has printed up to now. */
  output: () => string;
  /** Undefined as long as it runs. */
  exitCode: () => number | undefined;
  stop: () => Promise<void>;
};

const REMOVED_VARIABLES =
  /^(?:npm_|NODE_|JEST_|GATSBY_|FORCE_COLOR$|CI$|INIT_CWD$|BROWSERSLIST|PATH$)/i;

/** The environment of a person's terminal, but without colors and a browser. */
function environment({ project, scratch, node }: Place, port: number): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !REMOVED_VARIABLES.test(name));
  const folders = [
    path.join(scratch, 'bin'),
    path.join(project, 'node_modules', '.bin'),
    path.dirname(node),
    process.env.PATH,
  ];
  return {
    ...Object.fromEntries(variables),
    PATH: folders.join(path.delimiter),
    HOME: scratch,
    USERPROFILE: scratch,
    NO_COLOR: '1',
    BROWSER: 'true',
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    WEBPACK_DEV_SERVER_BASE_PORT: String(port),
  };
}

let count = 0;

/** Starts the tasks of a command. Both output streams go to one file, which keeps their order. */
export function begin(tasks: readonly Task[], place: Place, port: number): Running {
  const file = path.join(place.scratch, `output-${++count}.txt`);
  const output = openSync(file, 'a');
  let child: ChildProcess | undefined;
  let isStopped = false;
  let code: number | undefined;

  const end = (signal: NodeJS.Signals) => {
    isStopped = true;
    if (child) endTree(child, signal);
  };
  const onExit = () => end('SIGKILL');
  // Runs before its folder is removed.
  process.prependListener('exit', onExit);

  const ended = runTasks(tasks, {
    folder: place.folder,
    env: environment(place, port),
    node: place.node,
    output,
    onStart(started) {
      child = started;
      if (isStopped) end('SIGKILL');
    },
  }).then((exitCode) => {
    code = exitCode;
    process.off('exit', onExit);
    closeSync(output);
  });
  return {
    output: () => withUnixLineEndings(readFileSync(file, 'utf8')),
    exitCode: () => code,
    async stop() {
      end('SIGINT');
      await Promise.race([ended, pause(2000, undefined, { ref: false })]);
      end('SIGKILL');
      await ended;
    },
  };
}

const POLL_MS = 20;

/** Waits until something is true; resolves with false after the time-out. */
export async function waitUntil(isTrue: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (!isTrue()) {
    if (Date.now() > end) return false;
    await pause(POLL_MS);
  }
  return true;
}
