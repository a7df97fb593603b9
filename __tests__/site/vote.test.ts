import { readFileSync } from 'node:fs';
import { readVoteTopics } from '../../src/node/content/data/contentData';

const topics = readVoteTopics(readFileSync('content/data/vote-topics.yaml', 'utf8'));

test('every topic of the data file can be voted for', () => {
  const { result } = JSON.parse(readFileSync('public/page-data/vote/page-data.json', 'utf8')) as {
    result: { data: { allVoteTopic: { nodes: { thread: string }[] } } };
  };
  const shown = result.data.allVoteTopic.nodes.map(({ thread }) => thread);
  expect(shown.sort()).toEqual(topics.map(({ thread }) => thread).sort());
});
