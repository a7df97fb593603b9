import { FIRST_VIEW, searchOf, topicsIn, viewFrom } from '../../../src/components/vote/view';
import type { VoteTopic } from '../../../src/site/votes';

const topic = (thread: string, rest: Partial<VoteTopic> = {}): VoteTopic => ({
  title: thread,
  summary: '',
  state: 'idea',
  thread,
  ...rest,
});
const threads = (topics: readonly VoteTopic[]) => topics.map(({ thread }) => thread);

test.each([
  ['', FIRST_VIEW],
  ['?sort=votes', { sort: 'votes', state: 'all', text: '' }],
  [
    '?sort=newest&state=in+progress&text=css+modules',
    { sort: 'newest', state: 'in progress', text: 'css modules' },
  ],
])('the address %p and its view stand for each other', (search, view) => {
  expect(viewFrom(search)).toEqual(view);
  expect(searchOf(viewFrom(search))).toBe(search);
});

test.each(['?sort=price', '?state=done', '?sort=', '?other=1', '?%'])(
  'what makes no sense in %p is left aside',
  (search) => {
    expect(viewFrom(search)).toEqual(FIRST_VIEW);
  },
);

test('the most wanted come first, and last those whose votes are not known', () => {
  const topics = ['unknown', 'none', 'many', 'few'].map((thread) => topic(thread));
  const shown = topicsIn(topics, { ...FIRST_VIEW, sort: 'votes' }, { none: 0, many: 412, few: 9 });

  expect(threads(shown)).toEqual(['many', 'few', 'none', 'unknown']);
});

test('the newest come first, and last those whose day is not known', () => {
  const topics = [
    topic('undated'),
    topic('old', { opened: '2017-04-20' }),
    topic('new', { opened: '2025-04-10' }),
  ];
  expect(threads(topicsIn(topics, { ...FIRST_VIEW, sort: 'newest' }, {}))).toEqual([
    'new',
    'old',
    'undated',
  ]);
});

test('what is in progress comes first, and last what is shipped', () => {
  const topics = [
    topic('shipped', { state: 'shipped' }),
    topic('idea'),
    topic('old', { state: 'in progress', opened: '2017-04-20' }),
    topic('new', { state: 'in progress', opened: '2025-04-10' }),
  ];
  expect(threads(topicsIn(topics, FIRST_VIEW, {}))).toEqual(['new', 'old', 'idea', 'shipped']);
});

test('all words have to be somewhere in the topic, in any case', () => {
  const topics = [
    topic('a', { title: 'Native CSS', summary: 'Without a loader' }),
    topic('b', { title: 'CSS', summary: 'Tree shaking' }),
  ];
  const shown = topicsIn(topics, { ...FIRST_VIEW, text: ' LOADER  css ' }, {});
  expect(threads(shown)).toEqual(['a']);
});

test('only the topics of one state are shown when the reader asks for it', () => {
  const topics = [topic('a'), topic('b', { state: 'shipped' })];
  expect(threads(topicsIn(topics, { ...FIRST_VIEW, state: 'shipped' }, {}))).toEqual(['b']);
});

test('sorting leaves the given list as it is', () => {
  const topics = Object.freeze([topic('a', { state: 'shipped' }), topic('b')]);
  expect(threads(topicsIn(topics, FIRST_VIEW, {}))).toEqual(['b', 'a']);
});
