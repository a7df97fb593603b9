import { createService } from '../../../../src/components/search/worker/service';
import { indexOf, TEXT_FILES } from '../../../support/searchIndex';

const INDEX = '/search/index.json';
const SITE: Record<string, unknown> = { [INDEX]: indexOf(), ...TEXT_FILES };

async function opened(files: Record<string, unknown> = SITE) {
  const asked: string[] = [];
  const ask = createService((url) => {
    asked.push(url);
    return url in files ? Promise.resolve(files[url]) : Promise.reject(new Error(`${url} is lost`));
  });
  await ask({ type: 'open', index: INDEX, cache: 'default' });
  return {
    first: async (query: string) => (await ask({ type: 'search', query }))?.hits[0],
    texts: () => asked.filter((url) => url !== INDEX),
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
  expect(texts()).toEqual(['/search/texts/page.page1-0.json']);
});

test('while the first letters are typed no text is asked for', async () => {
  const { first, texts } = await opened();
  expect(await first('tr')).toMatchObject({ url: '/guides/tree-shaking/', content: null });
  expect(texts()).toEqual([]);
});

test('without its text a page is found all the same, and the text is not asked for again', async () => {
  const { first, texts } = await opened({ [INDEX]: indexOf() });
  expect(await first('tree')).toMatchObject({ url: '/guides/tree-shaking/', content: null });
  await first('tree');
  expect(texts()).toHaveLength(1);
});

test('texts that do not come are not waited for', async () => {
  const files = { ...SITE, '/search/texts/page.page1-0.json': new Promise(() => undefined) };
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
  expect(asked).toContain('/docs/search/texts/page.page1-0.json');
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
