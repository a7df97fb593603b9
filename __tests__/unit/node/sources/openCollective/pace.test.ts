import {
  retryAfter,
  waitBeforeRequest,
  waitBeforeRetry,
} from '../../../../../src/node/sources/openCollective/pace';

const LIMIT = { requests: 3, minute: 60 };

test.each([
  ['before the limit', [0, 10], 20, 0],
  ['at the limit until the first is a minute ago', [0, 10, 20], 25, 35],
  ['when the first of the last three is a minute ago', [0, 10, 20, 61], 70, 0],
])('a request waits right %s', (_, starts, now, wait) => {
  expect(waitBeforeRequest(starts, now, LIMIT)).toBe(wait);
});

test('pauses double, and are as long as the server asks', () => {
  expect([1, 2, 3].map((failures) => waitBeforeRetry(failures, 1000))).toEqual([1000, 2000, 4000]);
  expect(waitBeforeRetry(1, 1000, 30_000)).toBe(30_000);
});

test.each([
  ['7', 7000],
  ['Sun, 15 Jun 2025 00:00:09 GMT', 9000],
  ['Sun, 15 Jun 2025 00:00:00 GMT', 0],
  ['soon', 0],
  [null, 0],
])('Retry-After %p means %p ms', (header, wait) => {
  expect(retryAfter(header, Date.parse('2025-06-15T00:00:00Z'))).toBe(wait);
});
