import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from '../../../../../scripts/guides/shell/tools';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tools-')));
const run = (name: string, ...args: string[]) => runTool(name, args, folder);
const at = (file: string) => path.join(folder, file);

afterAll(() => rmSync(folder, { recursive: true }));

test('the tools do as those of a shell', () => {
  expect(run('echo', 'two', 'words')).toBe('two words\n');
  run('mkdir', '-p', 'a/b');
  run('touch', 'a/one.txt', 'a/two.txt');
  run('mv', 'a/one.txt', 'a/b/three.txt');
  run('cp', 'a/b', 'c');
  expect(readdirSync(at('c'))).toEqual(['three.txt']);
  run('ln', '-s', '../a', 'c/link');
  expect(realpathSync(at('c/link'))).toBe(at('a'));
  expect(run('cat', 'c/three.txt')).toBe('');
  run('rm', '-rf', 'c', 'nowhere');
  expect(existsSync(at('c'))).toBe(false);
  expect(existsSync(at('a/two.txt'))).toBe(true);
});

test('touching a file leaves what is in it', () => {
  run('touch', 'd.txt');
  expect(readFileSync(at('d.txt'), 'utf8')).toBe('');
  expect(() => run('mkdir', 'no/parent')).toThrow('ENOENT');
});
