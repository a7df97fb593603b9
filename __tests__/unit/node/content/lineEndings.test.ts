import { readFileSync } from 'node:fs';
import { readPage } from '../../../../src/node/content/page/page';
import { readContentData } from '../../../../src/node/content/data/contentData';
import { readDataFiles } from '../../../../src/node/content/files/contentFiles';

const onWindows = (text: string) => text.replaceAll('\n', '\r\n');

test('a page is the same in a checkout with CRLF line endings', () => {
  const source = readFileSync('content/contribute/writers-guide.mdx', 'utf8').replaceAll('\r', '');

  expect(readPage('contribute/writers-guide.mdx', onWindows(source))).toEqual(
    readPage('contribute/writers-guide.mdx', source),
  );
});

test('data files are the same, too', () => {
  const files = readDataFiles();
  const windows = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, onWindows(text)]),
  ) as typeof files;

  expect(readContentData(windows)).toEqual(readContentData(files));
});
