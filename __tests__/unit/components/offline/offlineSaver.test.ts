import type { Ask } from '../../../../src/components/offline/ask';
import { createOfflineSaver, scopeState } from '../../../../src/components/offline/offlineSaver';
import type { SaveReply, ListReply, Request } from '../../../../src/site/offline/messages';
import type { OfflineManifest } from '../../../../src/site/offline/manifest';

const page = (name: string) => ({
  title: name,
  section: 'guides' as const,
  listed: true,
  digest: name,
  size: 10,
  files: [],
});
const manifest: OfflineManifest = {
  build: 'b',
  release: 'r',
  pages: { '/guides/': page('a'), '/guides/b/': page('b'), '/guides/c/': page('c') },
  redirects: {},
  files: {},
  search: [],
};

/** A worker that saves what it is told to save. */
function workerOf(answer: (request: Request) => SaveReply = () => ({})) {
  const pages: Record<string, string> = {};
  const asked: Request[] = [];
  let wanted: ListReply['wanted'] = [];
  const reply = (request: Request): SaveReply | ListReply => {
    asked.push(request);
    if (request.type === 'list')
      return { pages: { ...pages }, files: [], titles: {}, wanted, linked: [] };
    const given = answer(request);
    if (request.type === 'save' && !given.problem) {
      pages[request.path] = manifest.pages[request.path]!.digest;
    }
    if (request.type === 'remove') request.paths.forEach((path) => delete pages[path]);
    if (request.type === 'want') wanted = request.isWanted ? [request.scope] : [];
    return given;
  };
  const ask = ((request: Request) => Promise.resolve(reply(request))) as Ask;
  return {
    ask,
    asked,
    saver: createOfflineSaver({ ask, loadManifest: () => Promise.resolve(manifest) }),
  };
}

const saved = (saver: ReturnType<typeof createOfflineSaver>) =>
  Object.keys(saver.current().saved?.pages ?? {});

test('the size is known before anything is fetched', async () => {
  const { saver, asked } = workerOf();
  await saver.load();

  expect(scopeState(saver.current(), 'guides')).toMatchObject({ left: 30, there: 0 });
  expect(asked.map(({ type }) => type)).toEqual(['list']);
});

test('a section is saved page by page, and is wanted from then on', async () => {
  const { saver, asked } = workerOf();
  const seen: (number | undefined)[] = [];
  saver.subscribe(() => seen.push(saver.current().running?.done));
  await saver.save('guides');

  expect(saved(saver)).toEqual(Object.keys(manifest.pages));
  expect(seen).toEqual(expect.arrayContaining([0, 10, 20]));
  expect(asked).toContainEqual({ type: 'want', scope: 'guides', isWanted: true });
  expect(saver.current().running).toBeUndefined();
});

test('a pause keeps what came, and the rest follows later', async () => {
  const { saver, asked } = workerOf(({ type }) => {
    if (type === 'save') saver.pause();
    return {};
  });
  await saver.save('guides');
  expect(saved(saver)).toEqual(['/guides/']);
  expect(asked.some(({ type }) => type === 'want')).toBe(false);

  await saver.save('guides');
  expect(saved(saver)).toEqual(['/guides/', '/guides/b/']);
});

test('a browser without room says so, and keeps what it has', async () => {
  const { saver } = workerOf((request) =>
    request.type === 'save' && request.path === '/guides/b/' ? { problem: 'full' } : {},
  );
  await saver.save('guides');

  expect(saver.current().problem).toEqual({ scope: 'guides', problem: 'full' });
  expect(saved(saver)).toEqual(['/guides/']);
});

test('what is removed is not wanted any more', async () => {
  const { saver, asked } = workerOf();
  await saver.save('guides');
  await saver.remove('guides');

  expect(saved(saver)).toEqual([]);
  expect(asked).toContainEqual({ type: 'want', scope: 'guides', isWanted: false });
});

test('a site that does not say what it is made of saves nothing', async () => {
  const { ask } = workerOf();
  const saver = createOfflineSaver({ ask, loadManifest: () => Promise.reject(new Error()) });
  await saver.load();

  expect(saver.current().isUnavailable).toBe(true);
});

test('a total is named once the pages are counted', async () => {
  const { saver } = workerOf();
  const totals: (number | undefined)[] = [];
  saver.subscribe(() => {
    const { running } = saver.current();
    if (running) totals.push(running.total);
  });
  await saver.save('guides');
  expect(new Set(totals)).toEqual(new Set([undefined, 30]));
});

test('what is saved elsewhere is counted, while somebody looks', async () => {
  const { ask } = workerOf();
  const listeners = new Set<() => void>();
  const saver = createOfflineSaver({
    ask,
    loadManifest: () => Promise.resolve(manifest),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  await saver.load();
  const stop = saver.follow();
  await ask({ type: 'save', path: '/guides/', release: 'r' });
  listeners.forEach((listener) => listener());
  await new Promise(setImmediate);
  expect(saved(saver)).toEqual(['/guides/']);

  stop?.();
  expect(listeners.size).toBe(0);
});
