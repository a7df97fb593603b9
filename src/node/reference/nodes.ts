import type { SourceNodesArgs } from 'gatsby';
import { entriesOf, type Expected } from './registry';
import { diffText, referenceDiff } from './release/diff';
import { readSnapshot } from './release/readSnapshot';
import { snapshotOf } from './release/snapshot';
import { readReference } from './reference';
import type { Reference } from './types';

/** A node before Gatsby knows it: `key` is unique within its type. */
type ReferenceNode = { type: string; key: string; fields: object };

/** One node for each thing that the installed webpack can do. */
export async function sourceReference(args: SourceNodesArgs): Promise<void> {
  const reference = readReference();
  await createOrKeep(referenceNodes(reference), args);
  const diff = referenceDiff(readSnapshot(), snapshotOf(reference));
  if (!diff.isEmpty) args.reporter.warn(diffText(diff));
}

type NodeArgs = Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest' | 'getNodesByType'> & {
  actions: Pick<SourceNodesArgs['actions'], 'createNode' | 'touchNode'>;
  cache: Pick<SourceNodesArgs['cache'], 'get' | 'set'>;
};

const CREATED = 'digest of the reference';

/** Gatsby validates each of the thousands of nodes that it's given, so it keeps those that it has. */
export async function createOrKeep(nodes: readonly ReferenceNode[], args: NodeArgs): Promise<void> {
  const { actions, cache, createNodeId, createContentDigest, getNodesByType } = args;
  const digest = createContentDigest(nodes);
  const types = [...new Set(nodes.map(({ type }) => type))];
  const known = types.flatMap((type) => getNodesByType(type));
  // A build that was ended may have saved the digest, but not all nodes.
  if ((await cache.get(CREATED)) === digest && known.length === nodes.length) {
    known.forEach((node) => actions.touchNode(node));
    return;
  }
  for (const { type, key, fields } of nodes) {
    await actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  }
  await cache.set(CREATED, digest);
}

export const referenceNodes = (reference: Reference): ReferenceNode[] =>
  entriesOf(reference).map(({ type, key, fields, expected, isCounted }) => ({
    type,
    key,
    fields: { ...fields, ...placement(type, expected), isCounted },
  }));

/** What a node is called, where it belongs, and by which names pages may document it. */
const placement = (type: string, { name, pages, spellings, pattern }: Expected) => ({
  fullName: name,
  // A plugin's own page comes after the one that lists those without.
  url: type === 'WebpackPlugin' ? pages[pages.length - 1] : pages[0],
  expected: { name, pages, spellings, pattern },
});
