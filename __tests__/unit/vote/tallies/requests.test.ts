import { searchRequests, threadRequest } from '../../../../src/components/vote/tallies/requests';

const thread = (number: number, opened?: string, owner = 'webpack') => ({
  thread: `https://github.com/${owner}/repo/issues/${number}`,
  opened: opened ?? null,
});
const queries = (urls: readonly string[]) => urls.map((url) => new URL(url).searchParams.get('q'));

test('threads are searched for by the days on which they were opened', () => {
  const [url, ...others] = searchRequests([
    thread(1, '2021-12-02'),
    thread(2, '2017-04-20'),
    thread(3, '2021-12-02'),
  ]);

  expect(others).toEqual([]);
  expect(new URL(url!)).toMatchObject({
    origin: 'https://api.github.com',
    pathname: '/search/issues',
  });
  expect(queries([url!])).toEqual([
    'is:issue user:webpack (created:2017-04-20 OR created:2021-12-02)',
  ]);
});

test('a search has no more than the five ORs and 256 characters that GitHub takes', () => {
  const days = Array.from({ length: 13 }, (_, day) => `2021-12-${String(day + 10)}`);
  const urls = searchRequests(days.map((day, number) => thread(number + 1, day)));

  expect(urls).toHaveLength(3);
  for (const query of queries(urls)) {
    expect(query!.match(/ OR /g)?.length ?? 0).toBeLessThanOrEqual(5);
    expect(query!.length).toBeLessThanOrEqual(256);
  }
});

test('each owner is searched for on its own', () => {
  expect(
    queries(searchRequests([thread(1, '2021-12-02'), thread(2, '2021-12-02', 'babel')])),
  ).toEqual([
    'is:issue user:webpack (created:2021-12-02)',
    'is:issue user:babel (created:2021-12-02)',
  ]);
});

test('threads whose day is not known are among those with the most votes', () => {
  const urls = searchRequests([thread(536), thread(2933), thread(1, '2021-12-02')]);

  expect(queries(urls)).toEqual([
    'is:issue user:webpack',
    'is:issue user:webpack (created:2021-12-02)',
  ]);
  expect(new URL(urls[0]!).searchParams.get('sort')).toBe('reactions-+1');
});

test('a thread that no search finds is asked for by its number', () => {
  expect(threadRequest('https://github.com/webpack/webpack/issues/536')).toBe(
    'https://api.github.com/repos/webpack/webpack/issues/536',
  );
});
