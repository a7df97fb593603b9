import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { SECTIONS, sectionUrl } from '../../site/sections';
import { readPage } from '../content/page/page';
import { isInNavigation } from '../content/page/pageOrder';
import { content, IS_DEVELOP } from './site';
import { sourceReference } from '../reference/nodes';
import { isVoteTopicsFile, sourceVoteTopics, updateVoteTopics } from '../sources/voteTopics';
import { sourceSponsors } from '../sources/sponsors';
import { TODAY } from './today';

/** Nodes that are not made from the pages of `content/`. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  await sourceSections(args);
  await sourceSponsors(args, content.ownSponsors());
  await sourceVoteTopics(args, content.voteTopics());
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
      path: section.name,
      type: 'directory',
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
  node.internal.type === 'Mdx' || (IS_DEVELOP && isVoteTopicsFile(node));

export const onCreateNode = (args: CreateNodeArgs): Promise<void> =>
  isVoteTopicsFile(args.node) ? updateVoteTopics(args) : readPageOfNode(args);

/**
 * Puts what a page says about itself onto its node, as plain values: Gatsby filters and sorts by
 * those without a resolver. The node belongs to gatsby-plugin-mdx, so it is made again in its name.
 */
async function readPageOfNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions, getNode, loadNodeContent, createContentDigest } = args;
  const file = getNode(node.parent ?? '');
  if (!file || 'page' in node) return;
  const { page } = readPage(String(file['relativePath']), await loadNodeContent(file));
  const { contentFilePath } = node.internal as { contentFilePath?: string };
  await actions.createNode(
    {
      ...page,
      page,
      type: 'file',
      inNavigation: isInNavigation(page),
      id: node.id,
      parent: node.parent,
      children: [],
      internal: { type: 'Mdx', contentDigest: createContentDigest(page), contentFilePath },
    },
    { name: 'gatsby-plugin-mdx' },
  );
}
