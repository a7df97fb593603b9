import { publication } from '../../../src/node/content/page/publication';
import { readContentData } from '../../../src/node/content/data/contentData';
import { readPage } from '../../../src/node/content/page/page';
import { readDataFiles, readPageFiles } from '../../../src/node/content/files/contentFiles';
import { TODAY } from '../../../src/node/hooks/today';

test('every page that readers see is on the list of published addresses, which protects it', () => {
  const { data } = readContentData(readDataFiles());
  const published = new Set(data.published.map(({ value }) => value.url));
  const missing = readPageFiles()
    .map(({ path, source }) => readPage(path, source).page)
    .filter((page) => publication(page, TODAY) === 'published' && !published.has(page.url))
    .map(({ url }) => `${url}:`);

  // What is missing here is a line of content/data/published.yaml.
  expect(missing).toEqual([]);
});
