import { GITHUB_API, THREAD_URL, type VoteTopic } from '../../../site/votes';

/**
 * GitHub's search takes no list of issue numbers, and its GraphQL API no request without a token.
 * But it finds issues by their owner and the days on which they were opened, with at most five
 * `OR`: six topics a request, against one request each, and with a separate limit (10 a minute)
 * instead of the 60 requests an hour that all readers behind one address share.
 * @see https://docs.github.com/en/rest/search/search#search-issues-and-pull-requests
 * @see https://docs.github.com/en/search-github/getting-started-with-searching-on-github/troubleshooting-search-queries
 */
const DAYS_A_REQUEST = 6;
const MAX_RESULTS = '100';

type Thread = Pick<VoteTopic, 'thread' | 'opened'>;

/**
 * The smallest number of requests that find the threads: by day, or, if the day is not known, among
 * the owner's threads with the most votes.
 */
export function searchRequests(threads: readonly Thread[]): string[] {
  const daysOf = new Map<string, Set<string | undefined>>();
  for (const { thread, opened } of threads) {
    const owner = THREAD_URL.exec(thread)?.groups?.['owner'];
    if (owner) daysOf.set(owner, (daysOf.get(owner) ?? new Set()).add(opened ?? undefined));
  }
  return [...daysOf].flatMap(([owner, days]) => [
    ...(days.has(undefined) ? [searchRequest(`user:${owner}`)] : []),
    ...chunks([...days].filter(isDay).sort(), DAYS_A_REQUEST).map((some) =>
      searchRequest(`user:${owner} (${some.map((day) => `created:${day}`).join(' OR ')})`),
    ),
  ]);
}

const isDay = (day: string | undefined) => day !== undefined;

function searchRequest(filter: string): string {
  const parameters = new URLSearchParams({
    q: `is:issue ${filter}`,
    sort: 'reactions-+1',
    per_page: MAX_RESULTS,
  });
  return `${GITHUB_API}/search/issues?${parameters.toString()}`;
}

/** The request for a single thread. */
export const threadRequest = (thread: string) =>
  thread.replace(THREAD_URL, `${GITHUB_API}/repos/$<owner>/$<repo>/issues/$<number>`);

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
