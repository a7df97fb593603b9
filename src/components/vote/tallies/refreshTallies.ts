import type { VoteTopic } from '../../../site/votes';
import { askGitHub, type Answer, type Asking } from './askGitHub';
import { searchRequests, threadRequest } from './requests';
import { isFresh, type Tallies } from './tally';

type Topic = Pick<VoteTopic, 'thread' | 'opened'>;

/** Why there is no newer count. */
export type Failure = Extract<Answer, { kind: 'limited' | 'silent' | 'unusable' }>;

export type Refreshed = { tallies: Tallies; failure?: Failure };

/** Asked for one by one at most; the others wait for the next visit. */
const MAX_THREADS = 12;

/**
 * The known tallies of some topics, with newer ones from GitHub: first by search, then one by one
 * for those that the search did not find.
 */
export async function refreshTallies(
  topics: readonly Topic[],
  known: Tallies,
  asking: Asking,
): Promise<Refreshed> {
  const current = only(known, topics);
  const stale = topics.filter(({ thread }) => !isFresh(current[thread], asking.now));
  const ask = (urls: readonly string[]) => Promise.all(urls.map((url) => askGitHub(url, asking)));

  const searched = await ask(searchRequests(stale));
  const found = only(talliesIn(searched, asking.now), stale);
  const stop = searched.find(({ kind }) => kind === 'limited' || kind === 'silent');
  if (stop) return { tallies: { ...current, ...found }, ...failureIn([stop]) };

  const left = stale.filter(({ thread }) => !(thread in found)).slice(0, MAX_THREADS);
  const answers = await ask(left.map(({ thread }) => threadRequest(thread)));
  const gone = new Set(left.filter((_, index) => answers[index]?.kind === 'gone'));
  const present = topics.filter((topic) => !gone.has(topic));
  const single = only(talliesIn(answers, asking.now), left);
  return { tallies: only({ ...current, ...found, ...single }, present), ...failureIn(answers) };
}

const talliesIn = (answers: readonly Answer[], time: number): Tallies =>
  Object.fromEntries(
    answers
      .flatMap((answer) => (answer.kind === 'counts' ? Object.entries(answer.counts) : []))
      .map(([thread, votes]) => [thread, { votes, time }]),
  );

const only = (tallies: Tallies, topics: readonly Topic[]): Tallies =>
  Object.fromEntries(
    topics.flatMap(({ thread }) => {
      const tally = tallies[thread];
      return tally ? [[thread, tally]] : [];
    }),
  );

function failureIn(answers: readonly Answer[]): { failure?: Failure } {
  const failures = answers.filter(
    (answer): answer is Failure => answer.kind !== 'counts' && answer.kind !== 'gone',
  );
  const failure = failures.find(({ kind }) => kind === 'limited') ?? failures[0];
  return failure ? { failure } : {};
}
