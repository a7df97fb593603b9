import { statusText } from '../../../src/components/vote/statusText';

const NOON = new Date(2026, 10, 20, 12, 0).getTime();
const LIST = { shown: 11, total: 11, sort: 'state', tallies: {} } as const;
const TALLIES = { a: { votes: 1, time: NOON - 5000 }, b: { votes: 2, time: NOON } };
const spaced = (text: string) => text.replace(/\u202f/g, ' ');

test.each([
  [LIST, '11 topics, what is in progress first.'],
  [
    { ...LIST, shown: 3, sort: 'votes', tallies: TALLIES } as const,
    '3 of 11 topics, most votes first. Votes as of November 20, 2026 at 12:00 PM.',
  ],
  [{ ...LIST, sort: 'votes' } as const, '11 topics, newest first until votes are known.'],
  [
    { ...LIST, shown: 0, sort: 'newest', failure: { kind: 'silent' } } as const,
    '0 of 11 topics, newest first. GitHub gives no votes at the moment. You see them on the threads.',
  ],
  [
    { ...LIST, tallies: TALLIES, failure: { kind: 'limited', until: NOON + 1_800_000 } } as const,
    '11 topics, what is in progress first. GitHub gives no more votes before 12:30 PM. Votes as of November 20, 2026 at 12:00 PM.',
  ],
  [
    { ...LIST, failure: { kind: 'limited' } } as const,
    '11 topics, what is in progress first. GitHub gives no more votes for a while. You see them on the threads.',
  ],
])('the list is described as it is: %#', (status, text) => {
  expect(spaced(statusText(status))).toBe(text);
});
