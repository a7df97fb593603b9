import type { Node } from 'gatsby';
import { readPage } from '../../../../src/node/content/page/page';
import { type Context, createPagesOf, type MdxNode } from '../../../../src/node/schema/context';

const nodeOf = (path: string, title: string): MdxNode => ({
  ...({ id: path } as Node),
  page: readPage(path, `---\ntitle: ${title}\n---\n\nA text.\n`).page,
});

/** What a query asks for, and what it's run again for. */
function createQuery(nodes: readonly MdxNode[]) {
  const reads: string[] = [];
  const tracked: string[] = [];
  const context: Context = {
    nodeModel: {
      findAll: ({ type }, { connectionType }) => {
        reads.push(type);
        tracked.push(connectionType);
        return Promise.resolve({ entries: nodes as never });
      },
      findOne: () => Promise.resolve(null),
      trackPageDependencies: (_, { connectionType }) => void tracked.push(connectionType),
    },
  };
  return { context, reads, tracked };
}

const GUIDES = [
  nodeOf('guides/tree-shaking.mdx', 'Tree Shaking'),
  nodeOf('guides/caching.mdx', 'Caching'),
  nodeOf('guides/index.mdx', 'Guides'),
  nodeOf('guides/printable.mdx', 'Printable'),
];
const NODES = [...GUIDES, nodeOf('concepts/modules.mdx', 'Modules')];

const everyPage = { isShown: () => true } as never;
const titles = (nodes: readonly MdxNode[]) => nodes.map(({ page }) => page.title);

test.each([
  ['in a build', false],
  ['in develop', true],
])(
  '%s a section has its pages in their order, without those made to be printed',
  async (_, isLive) => {
    const pagesOf = createPagesOf(everyPage, isLive);
    const { context } = createQuery(NODES);

    expect(titles(await pagesOf('guides', context))).toEqual(['Guides', 'Caching', 'Tree Shaking']);
    expect(titles(await pagesOf('concepts', context))).toEqual(['Modules']);
    expect(await pagesOf('plugins', context)).toEqual([]);
  },
);

test('a build reads all pages once, however many ask for their neighbors', async () => {
  const pagesOf = createPagesOf(everyPage, false);
  const queries = NODES.map(() => createQuery(NODES));
  for (const { context } of queries) await pagesOf('guides', context);

  expect(queries.flatMap(({ reads }) => reads)).toEqual(['Mdx']);
});

test('every query that asked is run again when a page has changed', async () => {
  const pagesOf = createPagesOf(everyPage, false);
  const [first, second] = [createQuery(NODES), createQuery(NODES)];
  await pagesOf('guides', first.context);
  await pagesOf('guides', second.context);

  expect(first.tracked).toContain('Mdx');
  expect(second.tracked).toContain('Mdx');
});

test('develop sees a page that was added', async () => {
  const pagesOf = createPagesOf(everyPage, true);
  await pagesOf('guides', createQuery(NODES).context);
  const more = [...NODES, nodeOf('guides/asset-modules.mdx', 'Asset Modules')];

  expect(titles(await pagesOf('guides', createQuery(more).context))).toContain('Asset Modules');
});
