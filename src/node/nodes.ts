import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { SECTIONS, sectionUrl } from '../site/sections';
import { readPage } from './content/page';
import { IS_DEVELOP } from './library';
import { sourceReference } from './reference/nodes';
import { createVoteTopics, isVoteTopicsFile } from './sources/voteTopics';
import { sourceSponsors } from './sources/sponsors';
import { TODAY } from './today';

/** Nodes that are not made from the pages of `content/`. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  await sourceSections(args);
  await sourceSponsors(args);
  await sourceReference(args);
}

/** One node for each section of the site. */
async function sourceSections({
  actions,
  createNodeId,
  createContentDigest,
}: SourceNodesArgs): Promise<void> {
  for (const section of SECTIONS) {
    await actions.createNode({
      ...section,
      url: sectionUrl(section.name),
      id: createNodeId(`Section ${section.name}`),
      // Which pages it has depends on more than files: posts become due, `develop` shows drafts.
      internal: {
        type: 'Section',
        contentDigest: createContentDigest([section, TODAY, IS_DEVELOP]),
      },
    });
  }
}

export const shouldOnCreateNode = ({ node }: { node: Node }) =>
  node.internal.type === 'Mdx' || isVoteTopicsFile(node);

export const onCreateNode = (args: CreateNodeArgs): Promise<void> =>
  isVoteTopicsFile(args.node) ? createVoteTopics(args) : readPageOfNode(args);

/** Reads what a page says about itself; `schema.ts` serves it as typed fields. */
async function readPageOfNode({
  node,
  actions,
  getNode,
  loadNodeContent,
}: CreateNodeArgs): Promise<void> {
  const file = getNode(node.parent ?? '');
  if (!file) return;
  const { page } = readPage(String(file['relativePath']), await loadNodeContent(file));
  actions.createNodeField({ node, name: 'page', value: page });
}
