import type { CreateNodeArgs, Node } from 'gatsby';
import { dataFilePath, readVoteTopics } from '../content/data/contentData';

const FILE = dataFilePath('vote-topics');

export const isVoteTopicsFile = (node: Node) =>
  node.internal.type === 'File' && `content/${String(node['relativePath'])}` === FILE;

/** One node for each topic, made anew when the file changes. Its issues stop a build earlier. */
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
      id,
      parent: node.id,
      internal: { type: 'VoteTopic', contentDigest: createContentDigest(topic) },
    });
    actions.createParentChildLink({ parent: node, child: { id } as Node });
  }
}
