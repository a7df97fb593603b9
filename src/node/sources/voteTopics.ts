import type { CreateNodeArgs, Node } from 'gatsby';
import type { VoteState } from '../../site/votes';
import { dataFilePath, readVoteTopics } from '../content/data/contentData';

const FILE = dataFilePath('vote-topics');

/** GraphQL has no spaces in the names of values: `in_progress`. */
export const voteStateName = (state: VoteState) => state.replaceAll(' ', '_');

export const isVoteTopicsFile = (node: Node) =>
  node.internal.type === 'File' && `content/${String(node['relativePath'])}` === FILE;

/** One node for each topic, made again when the file changes. A build stops at its issues before. */
export async function createVoteTopics({
  node,
  actions,
  createNodeId,
  createContentDigest,
  loadNodeContent,
}: CreateNodeArgs): Promise<void> {
  for (const topic of readVoteTopics(await loadNodeContent(node))) {
    const id = createNodeId(`VoteTopic ${topic.thread}`);
    await actions.createNode({
      ...topic,
      state: voteStateName(topic.state),
      id,
      parent: node.id,
      internal: { type: 'VoteTopic', contentDigest: createContentDigest(topic) },
    });
    actions.createParentChildLink({ parent: node, child: { id } as Node });
  }
}
