import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevelopStart } from '../../../../src/node/authoring/developStart';

let checkout = '';
let printed: string[] = [];
const print = (line: string) => printed.push(line);
const inCache = (name: string) => existsSync(join(checkout, '.cache', name));

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'develop-'));
  printed = [];
  for (const name of ['data', 'compiled'])
    mkdirSync(join(checkout, '.cache', name), { recursive: true });
});
afterEach(() => rmSync(checkout, { recursive: true }));

test('a start that was completed leaves the cache to the next one', () => {
  const start = createDevelopStart(checkout);
  start.begin(print);
  start.complete();
  expect(start.hasFailed()).toBe(false);

  start.begin(print);
  expect(inCache('data')).toBe(true);
  expect(printed).toEqual([]);
});

test('a start that fails on the way makes the next one work without the cache, and say so', () => {
  createDevelopStart(checkout).begin(print);

  const next = createDevelopStart(checkout);
  expect(next.hasFailed()).toBe(true);
  next.begin(print);

  expect(inCache('data')).toBe(false);
  expect(printed).toEqual([
    'The last start of develop was not completed: starting without its cache',
  ]);
});

test('it leaves the configuration that this Gatsby has loaded already', () => {
  createDevelopStart(checkout).begin(print);
  createDevelopStart(checkout).begin(print);
  expect(inCache('compiled')).toBe(true);
});
