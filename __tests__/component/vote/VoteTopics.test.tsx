import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { VoteTopics } from '../../../src/components/vote/VoteTopics';
import type { VoteTopic } from '../../../src/site/votes';

const thread = (number: number) => `https://github.com/webpack/webpack/issues/${number}`;

const TOPICS: VoteTopic[] = [
  {
    title: 'Native CSS',
    summary: 'Without a loader.',
    state: 'in progress',
    thread: thread(1),
    opened: '2021-12-02',
  },
  {
    title: 'Faster parser',
    summary: 'Shorter builds.',
    state: 'idea',
    thread: thread(2),
    opened: '2025-04-10',
  },
  { title: 'HTML entries', summary: 'No plugin.', state: 'idea', thread: thread(3) },
  {
    title: 'Add `target`',
    summary: 'Universal.',
    state: 'shipped',
    thread: thread(4),
    opened: '2018-02-19',
    shippedIn: '5.108',
  },
];

const ANSWER = {
  items: [
    { html_url: thread(1), reactions: { '+1': 210 } },
    { html_url: thread(2), reactions: { '+1': 1 } },
    { html_url: thread(4), reactions: { '+1': 1024 } },
  ],
};

let comeIntoView: () => void;
let requests: string[];
let answer: () => Promise<Response>;

/** The part of a response that is read; jsdom has none. */
const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Promise.resolve({
    status,
    ok: status === 200,
    headers: new Headers(headers),
    text: () => Promise.resolve(JSON.stringify(body)),
  } as Response);

beforeEach(() => {
  window.history.replaceState(null, '', '/vote/');
  window.localStorage.clear();
  requests = [];
  answer = () => respond(200, ANSWER);
  window.fetch = (input) => {
    const url = input as string;
    requests.push(url);
    return url.includes('/search/') ? answer() : Promise.reject(new TypeError('offline'));
  };
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeIntoView = () =>
        callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});

async function renderApp(topics = TOPICS) {
  render(<VoteTopics topics={topics} visit="initial" />);
  await screen.findByRole('searchbox', { name: 'Words' });
  return userEvent.setup();
}

async function showVotes() {
  await act(async () => {
    comeIntoView();
    await Promise.resolve();
  });
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const itemOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li')!);

test('until the app is loaded a plain list has what readers without a script need', async () => {
  render(<VoteTopics topics={TOPICS} visit="" />);

  expect(titles()).toEqual(['Native CSS', 'Faster parser', 'HTML entries', 'Add target']);
  expect(screen.getByRole('link', { name: 'Vote on GitHub for Native CSS' })).toHaveAttribute(
    'href',
    thread(1),
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await screen.findByRole('searchbox', { name: 'Words' });
});

test('nothing is asked for before the list is in view', async () => {
  await renderApp();
  expect(requests).toEqual([]);

  await showVotes();
  expect(await itemOf('Native CSS').findByText('210')).toBeVisible();
  expect(requests[0]).toContain('https://api.github.com/search/issues?');
});

test('a count is what GitHub said, and else it is not known', async () => {
  await renderApp();
  await showVotes();
  await itemOf('Native CSS').findByText('210');

  expect(itemOf('Faster parser').getByText('vote')).toBeVisible();
  expect(itemOf('Add target').getByText('1,024')).toBeVisible();
  expect(itemOf('HTML entries').getByText('votes not known')).toBeInTheDocument();
});

test('sorting changes the list, says so, and is in the address', async () => {
  const user = await renderApp();
  await showVotes();
  await itemOf('Native CSS').findByText('210');

  await user.click(screen.getByRole('radio', { name: 'Votes' }));
  expect(titles()).toEqual(['Add target', 'Native CSS', 'Faster parser', 'HTML entries']);
  expect(screen.getByRole('status')).toHaveTextContent('4 topics, most votes first.');
  await expectSearch('?sort=votes');

  await user.click(screen.getByRole('radio', { name: 'State' }));
  await expectSearch('');
});

test('the list is sorted by keyboard', async () => {
  const user = await renderApp();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'State' })).toHaveFocus();

  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Newest' })).toBeChecked();
  expect(titles()).toEqual(['Faster parser', 'Native CSS', 'Add target', 'HTML entries']);
});

test('filters narrow the list by state and by words, and are taken back together', async () => {
  const user = await renderApp();

  await user.click(screen.getByRole('radio', { name: 'Idea' }));
  expect(titles()).toEqual(['Faster parser', 'HTML entries']);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 4 topics');

  await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'css');
  expect(screen.getByRole('status')).toHaveTextContent('0 of 4 topics');
  await expectSearch('?state=idea&text=css');

  await user.click(screen.getByRole('button', { name: 'Show all topics' }));
  expect(titles()).toHaveLength(4);
  await expectSearch('');
});

test('an address with a view shows it at once', async () => {
  window.history.replaceState(null, '', '/vote/?sort=newest&state=idea&text=p');
  await renderApp();

  expect(titles()).toEqual(['Faster parser', 'HTML entries']);
  expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveValue('p');
});

test('coming to the page again shows the view in its address', async () => {
  window.history.replaceState(null, '', '/vote/?state=shipped');
  const { rerender } = render(<VoteTopics topics={TOPICS} visit="initial" />);
  await screen.findByRole('searchbox', { name: 'Words' });
  expect(titles()).toEqual(['Add target']);

  window.history.replaceState(null, '', '/vote/');
  rerender(<VoteTopics topics={TOPICS} visit="later" />);
  expect(titles()).toHaveLength(4);
});

test('leaving the page at once leaves the next address alone', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<VoteTopics topics={TOPICS} visit="initial" />);
  await user.click(await screen.findByRole('radio', { name: 'Newest' }));
  unmount();
  window.history.replaceState(null, '', '/concepts/');

  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(window.location.search).toBe('');
});

test('offline, the last known votes are shown with their day', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  const time = Date.UTC(2026, 4, 3, 12);
  window.localStorage.setItem(
    'vote-tallies',
    JSON.stringify({ [thread(1)]: { votes: 150, time }, [thread(2)]: { votes: '7', time } }),
  );
  await renderApp();
  await showVotes();

  expect(await screen.findByText(/GitHub gives no votes at the moment/)).toBeVisible();
  expect(itemOf('Native CSS').getByText('150')).toBeVisible();
  expect(itemOf('Native CSS').getByText('May 3, 2026')).toBeVisible();
  expect(itemOf('Faster parser').getByText('votes not known')).toBeInTheDocument();
});

test('nothing is stored but the tallies', async () => {
  const user = await renderApp();
  await user.click(screen.getByRole('radio', { name: 'Newest' }));
  await showVotes();
  await itemOf('Native CSS').findByText('210');

  expect(Object.keys(window.localStorage)).toEqual(['vote-tallies']);
  expect(Object.keys(JSON.parse(window.localStorage.getItem('vote-tallies')!) as object)).toEqual([
    thread(1),
    thread(2),
    thread(4),
  ]);
});

// The last one: GitHub's limit is remembered for as long as the site is open.
test('after a limit GitHub is not asked again before it says', async () => {
  const reset = String(Math.floor(Date.now() / 1000) + 600);
  answer = () => respond(403, {}, { 'x-ratelimit-reset': reset });
  const { unmount } = render(<VoteTopics topics={TOPICS} visit="initial" />);
  await screen.findByRole('searchbox', { name: 'Words' });
  await showVotes();
  expect(await screen.findByText(/GitHub gives no more votes before/)).toBeVisible();
  unmount();

  requests = [];
  await renderApp();
  await showVotes();
  expect(await screen.findByText(/GitHub gives no more votes before/)).toBeVisible();
  expect(requests).toEqual([]);
});

async function expectSearch(search: string) {
  await expect(pollSearch(search)).resolves.toBe(search);
}

async function pollSearch(search: string): Promise<string> {
  for (let tries = 0; tries < 20 && window.location.search !== search; tries++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  return window.location.search;
}
