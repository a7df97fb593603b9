import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walkFiles } from '../../../../src/node/files/walkFiles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lists the files below a folder in order, and follows no symbolic link', () => {
  mkdirSync(join(folder, 'b/c'), { recursive: true });
  writeFileSync(join(folder, 'b/c/two.txt'), '');
  writeFileSync(join(folder, 'a.txt'), '');
  symlinkSync(join(folder, 'b'), join(folder, 'link'), 'junction');
  expect(walkFiles(folder)).toEqual(['a.txt', 'b/c/two.txt']);
  expect(walkFiles(folder, (entry) => entry.isSymbolicLink())).toEqual(['link']);
});

test('finds nothing below a folder that does not exist', () => {
  expect(walkFiles(join(folder, 'missing'))).toEqual([]);
});
