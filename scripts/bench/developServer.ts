import { freePort } from '../server/freePort';
import { endTree, startNodeTree } from '../programs/childProcesses';
import { GATSBY } from '../files/workspace';

const READY = 'You can now view';
export const START_TIMEOUT_MS = 600_000;

/** Starts `gatsby develop` in a folder, and waits until it's ready. */
export async function startDevelop(folder: string) {
  const port = await freePort();
  const server = startNodeTree([GATSBY, 'develop', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A test runner sets other values.
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  const stop = () => {
    if (server.exitCode === null) endTree(server, 'SIGTERM');
  };
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`gatsby develop ${reason}:\n${output}`));
    const timer = setTimeout(() => {
      stop();
      fail(`was not ready in ${START_TIMEOUT_MS / 1000} s`);
    }, START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
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
