import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startNode } from '../../../../scripts/programs/childProcesses';

const MODULE = pathToFileURL('scripts/files/temporaryFolder.ts').href;
const TSX = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'leftovers-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What stands in the system's temporary folder after a program that makes two folders in it. */
async function leftBy(end: string): Promise<string[]> {
  const program = path.join(folder, 'program.mts');
  writeFileSync(
    program,
    `import { newFolder, removeFolder, removeLargeFolder } from ${JSON.stringify(MODULE)};
     import { writeFileSync } from 'node:fs';
     removeFolder(newFolder('try-'));
     await removeLargeFolder(newFolder('try-'));
     writeFileSync(newFolder('try-') + '/a.txt', 'a');
     newFolder('try-');
     ${end}`,
  );
  const child = startNode(['--import', TSX, program], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  });
  await new Promise((resolve) => child.on('close', resolve));
  return readdirSync(folder).filter((name) => name.startsWith('try-'));
}

test('folders of a guide go with the program, also when it fails or is interrupted', async () => {
  expect(await leftBy('process.exit(130);')).toEqual([]);
  expect(await leftBy("throw new Error('no fish');")).toEqual([]);
  expect(await leftBy('')).toEqual([]);
}, 30_000);
