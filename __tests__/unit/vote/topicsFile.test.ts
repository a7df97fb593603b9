import { checkContent } from '../../../src/node/content/checks/checkContent';
import { readContentData, readVoteTopics } from '../../../src/node/content/data/contentData';
import { formatIssues } from '../../../src/node/content/issues';

const topic = (lines: string) => `- title: A topic
  summary: What it would bring.
  state: idea
${lines}`;
const THREAD = '  thread: https://github.com/webpack/webpack/issues/536\n';

function issuesIn(source: string): string {
  const { data, issues } = readContentData({
    glossary: '',
    redirects: '',
    'to-come': '',
    'vote-topics': source,
  });
  const all = [...issues, ...checkContent({ pages: [], data, otherUrls: [] })];
  return all.length === 0 ? '' : formatIssues(all);
}

test('a topic is read with what is known of it', () => {
  const source = topic(`${THREAD}  opened: 2014-10-20\n`);

  expect(readVoteTopics(source)).toEqual([
    {
      title: 'A topic',
      summary: 'What it would bring.',
      state: 'idea',
      thread: 'https://github.com/webpack/webpack/issues/536',
      opened: '2014-10-20',
    },
  ]);
  expect(issuesIn(source)).toBe('');
});

test('a topic without a thread is an issue', () => {
  expect(issuesIn(topic(''))).toBe(
    `1 issue in the content

content/data/vote-topics.yaml:1
  thread: expected a GitHub issue, like https://github.com/webpack/webpack/issues/536, received nothing
  Fix: thread: https://github.com/webpack/webpack/issues/536`,
  );
});

test('two topics with the same thread are an issue, in whatever case it is written', () => {
  const other = THREAD.replace('webpack/webpack', 'Webpack/webpack');

  expect(issuesIn(topic(THREAD) + topic(other))).toBe(
    `1 issue in the content

content/data/vote-topics.yaml:5
  thread: https://github.com/Webpack/webpack/issues/536 is also that of the entry in line 1
  Fix: one thread for each topic: remove one of the two`,
  );
});

test.each([
  [
    'a thread elsewhere',
    '  thread: https://example.com/issues/1\n',
    '4\n  thread: expected a GitHub issue',
  ],
  [
    'a pull request',
    '  thread: https://github.com/webpack/webpack/pull/1\n',
    '4\n  thread: expected a GitHub issue',
  ],
  ['an unknown key', `${THREAD}  votes: 12\n`, '5\n  votes: unknown key'],
  ['a day that is none', `${THREAD}  opened: 2014\n`, '5\n  opened: expected a date as YYYY-MM-DD'],
])('%s is an issue, with its line', (_, lines, message) => {
  expect(issuesIn(topic(lines))).toContain(`content/data/vote-topics.yaml:${message}`);
});

test('a state that does not exist is an issue that names those that do', () => {
  expect(issuesIn(topic(THREAD).replace('idea', 'done'))).toContain(
    'state: expected one of idea, in progress, shipped',
  );
});
