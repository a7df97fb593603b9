import { spawn } from 'node:child_process';
import { freePort } from '../guides/freePort';
import { GATSBY } from './workspace';

const READY = 'You can now view';
const LONGEST_START = 150_000;

/** `gatsby develop` in a folder, ready to be visited. */
export async function startDevelop(folder: string) {
  const port = await freePort();
  // A process group of its own, so that stopping it takes the workers along.
  const server = spawn(GATSBY, ['develop', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    // A test runner's environment would make it something else than `develop`.
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  };
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`gatsby develop ${reason}:\n${output}`));
    const timer = setTimeout(() => {
      stop();
      fail(`was not ready in ${LONGEST_START / 1000} s`);
    }, LONGEST_START);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => {
      clearTimeout(timer);
      fail('ended before it was ready');
    });
  });
  return {
    url: `http://localhost:${port}`,
    /** What it printed so far. */
    output: () => output,
    stop,
  };
}
