import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCached, writeCached } from '../../../../src/node/files/cachedJson';
import { replaceFile } from '../../../../src/node/files/replaceFile';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cached-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'below', 'value.cached');

/** What the console is told while something is done. */
function warningsOf(work: () => void): string[] {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (text: string) => warnings.push(text);
  try {
    work();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

test('a saved value is read as it was', () => {
  writeCached(file(), { html: '<p>ü\n</p>' });

  expect(readCached(file())).toEqual({ html: '<p>ü\n</p>' });
});

test('there is no value without a file', () => {
  expect(readCached(file())).toBeUndefined();
});

test.each([
  ['cut off', (text: string) => text.slice(0, -5)],
  ['empty', () => ''],
  ['an empty object', () => '{}'],
  ['null', () => 'null'],
  ['changed in one letter', (text: string) => text.replace('good', 'goof')],
])('a file that is %s is thrown away with a line of explanation', (_, damage) => {
  writeCached(file(), { text: 'good' });
  writeFileSync(file(), damage(readFileSync(file(), 'utf8')));

  const warnings = warningsOf(() => expect(readCached(file())).toBeUndefined());

  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/value\.cached is damaged: thrown away, and made again$/);
  expect(existsSync(file())).toBe(false);
});

test('a replaced file leaves nothing next to it, also when it cannot be written', () => {
  replaceFile(file(), 'old');
  replaceFile(file(), 'new');

  expect(() => replaceFile(path.dirname(file()), 'a folder stands here')).toThrow();
  expect(readdirSync(folder)).toEqual(['below']);
  expect(readdirSync(path.dirname(file()))).toEqual(['value.cached']);
});
