import type { Ask } from '../../../../src/components/offline/ask';
import { createKeeper, scopeState } from '../../../../src/components/offline/keeper';
import type { KeepReply, ListReply, Request } from '../../../../src/site/offline/messages';
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

/** A worker that keeps what it is told to keep. */
function workerOf(answer: (request: Request) => KeepReply = () => ({})) {
  const pages: Record<string, string> = {};
  const asked: Request[] = [];
  let wanted: ListReply['wanted'] = [];
  const reply = (request: Request): KeepReply | ListReply => {
    asked.push(request);
    if (request.type === 'list')
      return { pages: { ...pages }, files: [], titles: {}, wanted, linked: [] };
    const given = answer(request);
    if (request.type === 'keep' && !given.problem) {
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
    keeper: createKeeper({ ask, loadManifest: () => Promise.resolve(manifest) }),
  };
}

const kept = (keeper: ReturnType<typeof createKeeper>) =>
  Object.keys(keeper.current().kept?.pages ?? {});

test('the size is known before anything is fetched', async () => {
  const { keeper, asked } = workerOf();
  await keeper.load();

  expect(scopeState(keeper.current(), 'guides')).toMatchObject({ left: 30, there: 0 });
  expect(asked.map(({ type }) => type)).toEqual(['list']);
});

test('a section is kept page by page, and is wanted from then on', async () => {
  const { keeper, asked } = workerOf();
  const seen: (number | undefined)[] = [];
  keeper.subscribe(() => seen.push(keeper.current().running?.done));
  await keeper.keep('guides');

  expect(kept(keeper)).toEqual(Object.keys(manifest.pages));
  expect(seen).toEqual(expect.arrayContaining([0, 10, 20]));
  expect(asked).toContainEqual({ type: 'want', scope: 'guides', isWanted: true });
  expect(keeper.current().running).toBeUndefined();
});

test('a pause keeps what came, and the rest follows later', async () => {
  const { keeper, asked } = workerOf(({ type }) => {
    if (type === 'keep') keeper.pause();
    return {};
  });
  await keeper.keep('guides');
  expect(kept(keeper)).toEqual(['/guides/']);
  expect(asked.some(({ type }) => type === 'want')).toBe(false);

  await keeper.keep('guides');
  expect(kept(keeper)).toEqual(['/guides/', '/guides/b/']);
});

test('a browser without room says so, and keeps what it has', async () => {
  const { keeper } = workerOf((request) =>
    request.type === 'keep' && request.path === '/guides/b/' ? { problem: 'full' } : {},
  );
  await keeper.keep('guides');

  expect(keeper.current().problem).toEqual({ scope: 'guides', problem: 'full' });
  expect(kept(keeper)).toEqual(['/guides/']);
});

test('what is removed is not wanted any more', async () => {
  const { keeper, asked } = workerOf();
  await keeper.keep('guides');
  await keeper.remove('guides');

  expect(kept(keeper)).toEqual([]);
  expect(asked).toContainEqual({ type: 'want', scope: 'guides', isWanted: false });
});

test('a site that does not say what it is made of keeps nothing', async () => {
  const { ask } = workerOf();
  const keeper = createKeeper({ ask, loadManifest: () => Promise.reject(new Error()) });
  await keeper.load();

  expect(keeper.current().isUnavailable).toBe(true);
});

test('a total is named once the pages are counted', async () => {
  const { keeper } = workerOf();
  const totals: (number | undefined)[] = [];
  keeper.subscribe(() => {
    const { running } = keeper.current();
    if (running) totals.push(running.total);
  });
  await keeper.keep('guides');
  expect(new Set(totals)).toEqual(new Set([undefined, 30]));
});

test('what is saved elsewhere is counted, while somebody looks', async () => {
  const { ask } = workerOf();
  const listeners = new Set<() => void>();
  const keeper = createKeeper({
    ask,
    loadManifest: () => Promise.resolve(manifest),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  await keeper.load();
  const stop = keeper.follow();
  await ask({ type: 'keep', path: '/guides/', release: 'r' });
  listeners.forEach((listener) => listener());
  await new Promise(setImmediate);
  expect(kept(keeper)).toEqual(['/guides/']);

  stop?.();
  expect(listeners.size).toBe(0);
});
