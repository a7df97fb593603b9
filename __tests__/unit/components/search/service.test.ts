import { createService } from '../../../../src/components/search/worker/service';
import { searchFilesOfSite } from '../../../support/searchIndex';

const INDEX = '/search/index.json';
const { index, others } = searchFilesOfSite();
const SITE: Record<string, unknown> = { [INDEX]: index, ...others };
const filesIn = (folder: string) => Object.keys(SITE).filter((url) => url.includes(`/${folder}/`));
const [, treeTexts = ''] = filesIn('texts');
const without = (folder: string) =>
  Object.fromEntries(Object.entries(SITE).filter(([url]) => !filesIn(folder).includes(url)));

async function opened(files: Record<string, unknown> = SITE) {
  const asked: string[] = [];
  const ask = createService((url) => {
    asked.push(url);
    return url in files ? Promise.resolve(files[url]) : Promise.reject(new Error(`${url} is lost`));
  });
  await ask({ type: 'open', index: INDEX, cache: 'default' });
  return {
    first: async (query: string) => (await ask({ type: 'search', query }))?.hits[0],
    texts: () => asked.filter((url) => filesIn('texts').includes(url)),
    terms: () => asked.filter((url) => filesIn('terms').includes(url)),
  };
}

test('an opened index answers with snippets', async () => {
  const { first } = await opened();
  expect(await first('tree')).toMatchObject({
    url: '/guides/tree-shaking/',
    content: 'Unused exports go away.',
  });
});

test('only the texts of pages that are found are asked for, and only once', async () => {
  const { first, texts } = await opened();
  await first('tree');
  await first('tree shaking');
  expect(texts()).toEqual([treeTexts]);
});

test('while the first letters are typed no text is asked for', async () => {
  const { first, texts } = await opened();
  expect(await first('tr')).toMatchObject({ url: '/guides/tree-shaking/', content: null });
  expect(texts()).toEqual([]);
});

test('without its text a page is found all the same, and the text is not asked for again', async () => {
  const { first, texts } = await opened(without('texts'));
  expect(await first('tree')).toMatchObject({ url: '/guides/tree-shaking/', content: null });
  await first('tree');
  expect(texts()).toHaveLength(1);
});

test('texts that do not come are not waited for', async () => {
  const files = { ...SITE, [treeTexts]: new Promise(() => undefined) };
  const { first } = await opened(files);
  expect(await first('tree')).toMatchObject({ url: '/guides/tree-shaking/', content: null });
});

test('a site in a folder has its texts there', async () => {
  const asked: string[] = [];
  const ask = createService((url) => {
    asked.push(url);
    return Promise.resolve(SITE[url.replace('/docs', '')]);
  });
  await ask({ type: 'open', index: `/docs${INDEX}`, cache: 'default' });
  await ask({ type: 'search', query: 'tree' });
  expect(asked).toContain(`/docs${treeTexts}`);
});

test('a half-downloaded index is an error', async () => {
  const ask = createService(() => Promise.reject(new SyntaxError('ended early')));
  await expect(ask({ type: 'open', index: INDEX, cache: 'default' })).rejects.toThrow(
    'ended early',
  );
});

test('a question before there is an index is an error', async () => {
  const ask = createService(() => Promise.resolve(undefined));
  await expect(ask({ type: 'search', query: 'tree' })).rejects.toThrow('not loaded');
});

test('the terms of a word are asked for once', async () => {
  const { first, terms } = await opened();
  expect(await first('substitution')).toMatchObject({ url: '/guides/caching/#output-filenames' });
  await first('substitution');
  expect(terms()).toHaveLength(1);
});

test('without terms titles are found, and the next query asks for them again', async () => {
  const { first, terms } = await opened(without('terms'));
  expect(await first('tree')).toMatchObject({ url: '/guides/tree-shaking/' });
  await first('tree');
  expect(terms()).toHaveLength(2);
});

test('that nothing was found is not said while terms are missing', async () => {
  const { first } = await opened(without('terms'));
  await expect(first('substitution')).rejects.toThrow('is lost');
});
