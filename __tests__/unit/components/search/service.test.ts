import { createService } from '../../../../src/components/search/worker/service';
import { indexOf, TEXTS } from '../../../support/searchIndex';

const FILES: Record<string, unknown> = {
  '/index.json': indexOf(),
  '/texts.json': { format: 1, texts: TEXTS },
  '/texts-of-another-build.json': { format: 1, texts: TEXTS.slice(1) },
};
const serve = (url: string) =>
  url in FILES
    ? Promise.resolve(FILES[url])
    : Promise.reject(new SyntaxError(`${url} ended early`));

const opened = async (texts?: string) => {
  const ask = createService(serve);
  await ask({ type: 'open', index: '/index.json', cache: 'default' });
  if (texts) await ask({ type: 'addTexts', texts, cache: 'default' });
  return async (query: string) => (await ask({ type: 'search', query }))?.hits[0];
};

test('an opened index answers', async () => {
  const first = await opened();
  expect(await first('tree')).toMatchObject({ url: '/guides/tree-shaking/' });
});

test('with the texts there are snippets', async () => {
  const first = await opened('/texts.json');
  expect((await first('tree'))?.content).toBe('Unused exports go away.');
});

test('a half-downloaded index is an error', async () => {
  const ask = createService(serve);
  await expect(ask({ type: 'open', index: '/half.json', cache: 'default' })).rejects.toThrow(
    'ended early',
  );
});

test('a question before there is an index is an error', async () => {
  await expect(createService(serve)({ type: 'search', query: 'tree' })).rejects.toThrow(
    'not loaded',
  );
});

test('texts of another build are refused, and the search goes on without', async () => {
  await expect(opened('/texts-of-another-build.json')).rejects.toThrow('another index');
});
