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

const textsOf = (reader?: string) =>
  savedTexts({
    readInThread: ({ body, bodyLine }) => Promise.resolve(readText(body, bodyLine)),
    folder,
    ...(reader && { reader }),
  });

test('the first build reads a text as if there were no cache', () => {
  expect(textsOf('a reader').read(TEXT, 5)).toEqual(readText(TEXT, 5));
});

test('the next build takes what the first has found', () => {
  textsOf('a reader').read(TEXT);
  const found = { ...readText(TEXT), terms: ['taken from the file'] };
  for (const file of files()) writeCached(file, found);

  expect(textsOf('a reader').read(TEXT)).toEqual(found);
});

test.each([
  ['the text', 'a reader', `${TEXT}\n`, 1],
  ['the line on which it starts', 'a reader', TEXT, 2],
  ['what reads it', 'another reader', TEXT, 1],
])('%s decides whether it is read again', (_, reader, text, line) => {
  textsOf('a reader').read(TEXT);
  textsOf(reader).read(text, line);

  expect(files()).toHaveLength(2);
});

test('the code that reads texts and the installed packages name the reader', () => {
  textsOf().read(TEXT);
  textsOf().read(TEXT);

  expect(files()).toHaveLength(1);
});

test('texts that no build has read are read in threads, once', async () => {
  const asked: string[] = [];
  const texts = savedTexts({
    readInThread({ body }) {
      asked.push(body);
      return Promise.resolve({ ...readText(body), terms: ['read in a thread'] });
    },
    folder,
    reader: 'a reader',
  });
  texts.read(TEXT);

  await texts.prepare([
    { body: TEXT, bodyLine: 1 },
    { body: 'new', bodyLine: 1 },
  ]);

  expect(asked).toEqual(['new']);
  expect(texts.read('new', 1).terms).toEqual(['read in a thread']);
});

test('a text that could not be read in a thread is read when it is asked for', async () => {
  const texts = savedTexts({
    readInThread: () => Promise.reject(new Error('it took more than 60 s')),
    folder,
    reader: 'a reader',
  });

  await texts.prepare([{ body: TEXT, bodyLine: 1 }]);

  expect(texts.read(TEXT)).toEqual(readText(TEXT));
});
