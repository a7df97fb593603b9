import { spawn } from 'node:child_process';

const READY = 'You can now view';

/** `gatsby develop` in a folder, ready to be visited. */
export async function startDevelop(folder: string, port: number) {
  // A process group of its own, so that stopping it takes the workers along.
  const server = spawn('node_modules/.bin/gatsby', ['develop', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    // A test runner's environment would make it something else than `develop`.
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () =>
      reject(new Error(`gatsby develop ended before it was ready:\n${output}`)),
    );
  });
  return {
    url: `http://localhost:${port}`,
    /** What it printed so far. */
    output: () => output,
    stop() {
      if (server.pid !== undefined && server.exitCode === null) {
        process.kill(-server.pid, 'SIGTERM');
      }
    },
  };
}
