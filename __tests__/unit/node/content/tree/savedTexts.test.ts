import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCached } from '../../../../../src/node/files/cachedJson';
import { readText } from '../../../../../src/node/content/tree/readText';
import { savedTexts } from '../../../../../src/node/content/tree/savedTexts';

const TEXT = '## `output.path`\n\nA <Term>chunk</Term> and ![a picture](./one.png).\n';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const files = () => readdirSync(folder).map((name) => path.join(folder, name));

test('the first build reads a text as if there were no cache', () => {
  expect(savedTexts(folder, 'a reader')(TEXT, 5)).toEqual(readText(TEXT, 5));
});

test('the next build takes what the first has found', () => {
  savedTexts(folder, 'a reader')(TEXT);
  const found = { ...readText(TEXT), terms: ['taken from the file'] };
  for (const file of files()) writeCached(file, found);

  expect(savedTexts(folder, 'a reader')(TEXT)).toEqual(found);
});

test.each([
  ['the text', 'a reader', `${TEXT}\n`, 1],
  ['the line on which it starts', 'a reader', TEXT, 2],
  ['what reads it', 'another reader', TEXT, 1],
])('%s decides whether it is read again', (_, reader, text, line) => {
  savedTexts(folder, 'a reader')(TEXT);
  savedTexts(folder, reader)(text, line);

  expect(files()).toHaveLength(2);
});

test('the code that reads texts and the installed packages name the reader', () => {
  savedTexts(folder)(TEXT);
  savedTexts(folder)(TEXT);

  expect(files()).toHaveLength(1);
});
