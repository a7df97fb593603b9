import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Place = {
  /** Where the command runs. */
  folder: string;
  /** Whose packages' commands it finds. */
  project: string;
  /** Outside of the project: what it printed, and the home of programs. */
  scratch: string;
};

export type Running = {
  /** All that it has printed up to now. */
  output: () => string;
  /** Undefined as long as it runs. */
  exitCode: () => number | undefined;
  stop: () => Promise<void>;
};

const OWN_VARIABLES = /^(?:npm_|NODE_|JEST_|GATSBY_|FORCE_COLOR$|CI$|INIT_CWD$|BROWSERSLIST)/;

/** The environment of someone who sits at a terminal, apart from colours and the browser. */
function environment({ project, scratch }: Place, port: number): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !OWN_VARIABLES.test(name));
  const bins = path.join(project, 'node_modules', '.bin');
  return {
    ...Object.fromEntries(variables),
    PATH: [path.join(scratch, 'bin'), bins, process.env.PATH].join(path.delimiter),
    HOME: scratch,
    NO_COLOR: '1',
    BROWSER: 'true',
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    WEBPACK_DEV_SERVER_BASE_PORT: String(port),
  };
}

let count = 0;

/** Starts a command; both of its streams go to one file, in the order in which it writes. */
export function begin(command: string, place: Place, port: number): Running {
  const file = path.join(place.scratch, `output-${++count}.txt`);
  const descriptor = openSync(file, 'w');
  const child = spawn('sh', ['-c', command], {
    cwd: place.folder,
    env: environment(place, port),
    stdio: ['ignore', descriptor, descriptor],
    detached: true,
  });
  closeSync(descriptor);

  const endWithUs = () => signal(child, 'SIGKILL');
  process.on('exit', endWithUs);
  let code: number | undefined;
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('exit', (exitCode) => {
      code = exitCode ?? 1;
      process.off('exit', endWithUs);
      resolve();
    });
  });
  return {
    output: () => readFileSync(file, 'utf8'),
    exitCode: () => code,
    async stop() {
      signal(child, 'SIGINT');
      await Promise.race([ended, pause(2000, undefined, { ref: false })]);
      signal(child, 'SIGKILL');
      await ended;
    },
  };
}

/** Ends a command together with what it has started. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // All of it has ended already.
  }
}

const POLL = 20;

/** Waits until something holds, for so many seconds at most; resolves with whether it does. */
export async function waitUntil(holds: () => boolean, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (!holds()) {
    if (Date.now() > end) return false;
    await pause(POLL);
  }
  return true;
}
