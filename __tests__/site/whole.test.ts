import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFaults } from '../../scripts/attack/builds/siteFaults';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-site-'));
  cpSync('public', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8')));

test('the files of the site are of one build', () => {
  expect(siteFaults('public')).toEqual([]);
});

test.each([
  [
    'a document that was cut off',
    () => edit('guides/caching/index.html', (html) => html.slice(0, -9)),
    '/guides/caching/index.html is cut off',
  ],
  [
    'data of another build',
    () => edit('page-data/guides/caching/page-data.json', (json) => `${json} `),
    'the data of /guides/caching/ is of another build',
  ],
  ['an empty file', () => edit('feed.json', () => ''), 'feed.json is empty'],
  [
    'a worker of another build',
    () => edit('sw.js', (script) => script.replace(/"build":"[^"]*"/, '"build":"0"')),
    'sw.js is of another build',
  ],
])('%s is found', (_, damage, fault) => {
  damage();

  expect(siteFaults(folder)).toContain(fault);
});
