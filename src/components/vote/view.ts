import { VOTE_STATES, type VoteState, type VoteTopic } from '../../site/votes';

export const SORTS = ['state', 'votes', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** Which topics the reader wants to see, and in which order. */
export type View = { sort: Sort; state: VoteState | 'all'; text: string };

/** Does not depend on votes, which load late or not at all. */
export const FIRST_VIEW: View = { sort: 'state', state: 'all', text: '' };

/** Votes by thread, as far as they are known. */
export type Votes = Readonly<Record<string, number | undefined>>;

/** The view in the query of an address. Invalid values are ignored. */
export function viewFrom(search: string): View {
  const parameters = new URLSearchParams(search);
  const sort = parameters.get('sort');
  const state = parameters.get('state');
  return {
    sort: SORTS.find((known) => known === sort) ?? FIRST_VIEW.sort,
    state: VOTE_STATES.find((known) => known === state) ?? FIRST_VIEW.state,
    text: parameters.get('text') ?? FIRST_VIEW.text,
  };
}

/** The query of the address for a view: empty for the first view. */
export function searchOf(view: View): string {
  const parameters = new URLSearchParams();
  for (const key of ['sort', 'state', 'text'] as const) {
    if (view[key] !== FIRST_VIEW[key]) parameters.set(key, view[key]);
  }
  const search = parameters.toString();
  return search && `?${search}`;
}

/** The topics that a view shows, in its order. */
export const topicsIn = (topics: readonly VoteTopic[], view: View, votes: Votes): VoteTopic[] =>
  topics.filter((topic) => isIn(topic, view)).sort(ORDERS[view.sort](votes));

function isIn({ title, summary, state }: VoteTopic, view: View): boolean {
  const content = `${title} ${summary}`.toLowerCase();
  const words = view.text.toLowerCase().split(/\s+/);
  return (
    (view.state === 'all' || view.state === state) && words.every((word) => content.includes(word))
  );
}

type Order = (a: VoteTopic, b: VoteTopic) => number;

const STATE_ORDER: readonly VoteState[] = ['in progress', 'idea', 'shipped'];

// Topics without known votes or day come last: it is the oldest that have no day.
const byAge: Order = (a, b) => (b.opened ?? '').localeCompare(a.opened ?? '');

const ORDERS: Record<Sort, (votes: Votes) => Order> = {
  state: () => (a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state) || byAge(a, b),
  votes: (votes) => (a, b) => (votes[b.thread] ?? -1) - (votes[a.thread] ?? -1) || byAge(a, b),
  newest: () => byAge,
};
