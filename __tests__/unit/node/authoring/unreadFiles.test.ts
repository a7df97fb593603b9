import type { Node } from 'gatsby';
import { untilFilesAreRead } from '../../../../src/node/authoring/unreadFiles';

const aNode = (values: object) => values as Node;
const FILE = aNode({ id: 'file', extension: 'mdx' });
const RAW = aNode({ id: 'page', parent: 'file' });
const READ = aNode({ ...RAW, page: {} });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Begins to make pages; whether that is no longer held up is known after a second. */
function making(files: Node[], pages: Node[]): () => Promise<boolean> {
  let isDone = false;
  const nodes: Record<string, Node[]> = { File: files, Mdx: pages };
  void untilFilesAreRead({ getNodesByType: (type) => nodes[type] ?? [] }).then(
    () => (isDone = true),
  );
  return async () => {
    await jest.advanceTimersByTimeAsync(1000);
    return isDone;
  };
}

test('pages are made at once when all files have been read, whatever else there is', async () => {
  const check = making([FILE, aNode({ id: 'data', extension: 'yaml' })], [READ]);
  expect(await check()).toBe(true);
});

test('an edited file is waited for until its page has been read', async () => {
  const pages: Node[] = [];
  const check = making([FILE], pages);
  expect(await check()).toBe(false);
  pages.push(RAW);
  expect(await check()).toBe(false);
  pages[0] = READ;
  expect(await check()).toBe(true);
});

test('a file that is never read does not hold up the others', async () => {
  const check = making([FILE], []);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await check()).toBe(true);
});
