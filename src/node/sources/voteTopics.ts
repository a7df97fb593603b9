import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import type { VoteState } from '../../site/votes';
import { dataFilePath, readVoteTopics, type VoteTopicEntry } from '../content/data/contentData';

const FILE = dataFilePath('vote-topics');

type NodeMaker = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>;

/** GraphQL has no spaces in the names of values: `in_progress`. */
export const voteStateName = (state: VoteState) => state.replaceAll(' ', '_');

/**
 * One node for each topic. They are created in every build: as children of the file's node, they
 * would only be created when Gatsby sees the file change, and a build could lose them.
 */
export async function sourceVoteTopics(
  { actions, createNodeId, createContentDigest }: NodeMaker,
  topics: readonly VoteTopicEntry[],
): Promise<void> {
  for (const topic of topics) {
    await actions.createNode({
      ...topic,
      state: voteStateName(topic.state),
      id: createNodeId(`VoteTopic ${topic.thread}`),
      internal: { type: 'VoteTopic', contentDigest: createContentDigest(topic) },
    });
  }
}

export const isVoteTopicsFile = (node: Node) =>
  node.internal.type === 'File' && `content/${String(node['relativePath'])}` === FILE;

/** Brings the topics up to date in `develop`, where the file changes while Gatsby runs. */
export async function updateVoteTopics(args: CreateNodeArgs): Promise<void> {
  const topics = readVoteTopics(await args.loadNodeContent(args.node));
  const threads = new Set(topics.map(({ thread }) => thread));
  args
    .getNodesByType('VoteTopic')
    .filter((node) => !threads.has(String(node['thread'])))
    .forEach((node) => args.actions.deleteNode(node));
  await sourceVoteTopics(args, topics);
}
