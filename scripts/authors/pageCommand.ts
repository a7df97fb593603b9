import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFilePath, readContentData } from '../../src/node/content/data/contentData';
import { readPage } from '../../src/node/content/page/page';
import { readReference } from '../../src/node/reference/reference';
import { authorError } from './authorError';
import { readTree } from './contentTree';
import { newPage } from './newPage';

/** `npm run page guides/x`: a new page from the template of its section. */
export function createPage([typed, ...rest]: readonly string[], root = '.'): number {
  if (typed === undefined || rest.length > 0) {
    throw authorError('npm run page: takes one address', 'npm run page guides/my-page');
  }
  const tree = readTree(join(root, 'content'));
  const toComeFile = dataFilePath('to-come');
  const toCome = tree.get('data/to-come.yaml') ?? '';
  const publishedFile = dataFilePath('published');
  const published = tree.get('data/published.yaml') ?? '';
  const created = newPage(typed, {
    pages: [...tree]
      .filter(([path]) => /\.mdx?$/.test(path) && !path.startsWith('examples/'))
      .map(([path, source]) => readPage(path, source ?? '').page),
    toCome,
    published,
    planned: readContentData({ 'to-come': toCome }).data.toCome.map(({ value }) => value),
    texts: [...tree.values()].flatMap((text) => text ?? []),
    reference: readReference(),
  });
  const { file, url } = created.address;
  const target = join(root, 'content', file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, created.text, { flag: 'wx' });
  console.log(`content/${file}: a new page, at ${url}`);
  if (created.wasPlanned) {
    writeFileSync(join(root, toComeFile), created.toCome);
    console.log(`${toComeFile}: ${url} isn't planned any more`);
  }
  if (created.published !== published) {
    writeFileSync(join(root, publishedFile), created.published);
    console.log(`${publishedFile}: ${url} is protected from now on`);
  }
  return 0;
}
