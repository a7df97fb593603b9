import { createInterface } from 'node:readline';
import type { Issue } from '../../../src/node/content/issues';
import { startPipedNode } from '../../programs/childProcesses';

export type Answer = { issues: Issue[]; pictures: string[]; html: string };

/** Stands for a secret of the build machine. */
export const SECRET = 'attack-secret-5d41402a';
const TIMEOUT_MS = 180_000;

/** Examines the content of a folder in a separate process, which may crash or hang. */
export function createExaminer(folder: string) {
  let running: ReturnType<typeof start> | undefined;

  return {
    async ask(path: string): Promise<Answer> {
      running ??= start(folder);
      try {
        return await running.ask(path);
      } catch (error) {
        running.stop();
        running = undefined;
        throw error;
      }
    },
    stop: () => running?.stop(),
  };
}

function start(folder: string) {
  const child = startPipedNode(
    ['--max-old-space-size=2048', '--import', 'tsx', 'scripts/attack/content/examine.ts'],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ATTACK_SECRET: SECRET },
    },
  );
  const lines = createInterface({ input: child.stdout });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-500)));

  return {
    ask: (path: string) =>
      new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Error(`no answer in ${TIMEOUT_MS / 1000} s`));
        }, TIMEOUT_MS);
        const end = () => {
          clearTimeout(timer);
          child.off('exit', fail);
          lines.off('line', read);
        };
        const fail = (code: number | null) => {
          end();
          reject(new Error(`the process ended with ${code}: ${errors}`));
        };
        const read = (line: string) => {
          // Other output isn't an answer.
          if (!line.startsWith('{"issues":')) return;
          end();
          resolve(JSON.parse(line) as Answer);
        };
        child.once('exit', fail);
        lines.on('line', read);
        child.stdin.write(`${path}\n`);
      }),
    stop: () => {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
    },
  };
}
