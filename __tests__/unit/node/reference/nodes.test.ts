import { createOrKeep } from '../../../../src/node/reference/nodes';

type Created = { id: string; internal: { type: string } };
type Args = Parameters<typeof createOrKeep>[1];

/** What Gatsby does with nodes: those that a build neither creates nor touches are removed after it. */
function createGatsby() {
  const nodes = new Map<string, Created>();
  const cache = new Map<string, unknown>();

  return {
    nodes,
    /** What one build created, and what it kept. */
    async build(wanted: Parameters<typeof createOrKeep>[0]) {
      const created: string[] = [];
      const kept: string[] = [];
      await createOrKeep(wanted, {
        createNodeId: (name: string) => name,
        createContentDigest: (value: unknown) => JSON.stringify(value),
        getNodesByType: (type: string) =>
          [...nodes.values()].filter(({ internal }) => internal.type === type),
        actions: {
          createNode: (node: Created) => {
            created.push(node.id);
            nodes.set(node.id, node);
          },
          touchNode: ({ id }: Created) => void kept.push(id),
        },
        cache: {
          get: (key: string) => Promise.resolve(cache.get(key)),
          set: (key: string, value: unknown) => Promise.resolve(cache.set(key, value)),
        },
      } as unknown as Args);
      for (const id of nodes.keys()) {
        if (!created.includes(id) && !kept.includes(id)) nodes.delete(id);
      }
      return { created, kept };
    },
  };
}

const option = (key: string, type = 'string') => ({ type: 'WebpackOption', key, fields: { type } });
const HOOK = { type: 'WebpackHook', key: 'emit', fields: {} };
const REFERENCE = [option('output.path'), option('mode'), HOOK];
const NAMES = ['WebpackOption output.path', 'WebpackOption mode', 'WebpackHook emit'];

test('the first build creates a node for everything in the reference', async () => {
  expect(await createGatsby().build(REFERENCE)).toEqual({ created: NAMES, kept: [] });
});

test('the next build keeps them all', async () => {
  const gatsby = createGatsby();
  await gatsby.build(REFERENCE);

  expect(await gatsby.build(REFERENCE)).toEqual({ created: [], kept: NAMES });
  expect([...gatsby.nodes.keys()]).toEqual(NAMES);
});

test('a reference that has changed is created again, without what is gone', async () => {
  const gatsby = createGatsby();
  await gatsby.build(REFERENCE);
  await gatsby.build([option('mode', 'enum'), HOOK]);

  expect([...gatsby.nodes.keys()]).toEqual(['WebpackOption mode', 'WebpackHook emit']);
  expect(gatsby.nodes.get('WebpackOption mode')).toMatchObject({ type: 'enum' });
});

test('nodes that a build lost are created again', async () => {
  const gatsby = createGatsby();
  await gatsby.build(REFERENCE);
  gatsby.nodes.delete('WebpackHook emit');

  expect((await gatsby.build(REFERENCE)).created).toEqual(NAMES);
});
