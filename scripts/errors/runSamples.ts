import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, removeFolder } from '../files/temporaryFolder';
import { startPipedNode } from '../programs/childProcesses';

/** What webpack prints for each sample, by the id of its entry. */
export type Printed = Readonly<Record<string, string>>;

const PROGRAM = ['--import', 'tsx', path.resolve('scripts/errors/printSamples.ts')];

/** Builds every sample of a page; `renamed` builds those again whose files can have other names. */
export async function runSamples(file: string, names: 'renamed' | 'own' = 'own'): Promise<Printed> {
  const folder = newFolder('errors-');
  try {
    const args = [...PROGRAM, path.resolve(file), folder, ...(names === 'renamed' ? [names] : [])];
    await ended(args);
    return JSON.parse(readFileSync(path.join(folder, 'printed.json'), 'utf8')) as Printed;
  } finally {
    removeFolder(folder);
  }
}

function ended(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startPipedNode(args, {});
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.resume();
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The samples ended with code ${code}\n${said}`));
    });
  });
}
