import { readAnswer } from '../../../../src/components/vote/tallies/readAnswer';

const issue = (number: number, reactions: unknown) => ({ html_url: `thread-${number}`, reactions });

test('an issue says its votes', () => {
  expect(readAnswer(issue(1, { '+1': 12, total_count: 15 }))).toEqual({ 'thread-1': 12 });
});

test('a search says the votes on all that it found', () => {
  const items = [issue(1, { '+1': 12 }), issue(2, { '+1': 0 })];
  expect(readAnswer({ total_count: 2, items })).toEqual({ 'thread-1': 12, 'thread-2': 0 });
});

test.each([
  ['a number in quotes', { '+1': '12' }],
  ['a fraction', { '+1': 1.5 }],
  ['less than nothing', { '+1': -1 }],
  ['more than there are people', { '+1': 1e300 }],
  ['no number', { '+1': null }],
  ['other reactions only', { heart: 3 }],
  ['no reactions', undefined],
  ['reactions that are a list', []],
])('%s is not a count', (_, reactions) => {
  expect(readAnswer(issue(1, reactions))).toBeNull();
  expect(readAnswer({ items: [issue(1, reactions), issue(2, { '+1': 2 })] })).toEqual({
    'thread-2': 2,
  });
});

test.each([undefined, null, 12, 'text', [], {}, { items: {} }, { message: 'Not Found' }])(
  '%j is not an answer',
  (answer) => {
    expect(readAnswer(answer)).toBeNull();
  },
);

test.each([null, 12, 'text', {}, { html_url: 5, reactions: { '+1': 1 } }])(
  '%j among the found is passed over',
  (item) => {
    expect(readAnswer({ items: [item] })).toEqual({});
  },
);
