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
  const { actions, createNodeId, createContentDigest, reporter } = args;
  const reference = readReference();
  for (const { type, key, fields } of referenceNodes(reference)) {
    await actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  }
  const diff = referenceDiff(readSnapshot(), snapshotOf(reference));
  if (!diff.isEmpty) reporter.warn(diffText(diff));
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
