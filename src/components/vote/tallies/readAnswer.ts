import { isObject } from '../../../site/isObject';

/** Votes by thread. */
export type Counts = Readonly<Record<string, number>>;

/**
 * The votes in an answer of GitHub, either a search or a single issue. Issues without votes are left
 * out. Null for any other answer.
 */
export function readAnswer(answer: unknown): Counts | null {
  if (!isObject(answer)) return null;
  const { items } = answer;
  if (Array.isArray(items)) return Object.fromEntries(items.flatMap((item) => readIssue(item)));
  const issue = readIssue(answer);
  return issue.length > 0 ? Object.fromEntries(issue) : null;
}

function readIssue(issue: unknown): [thread: string, votes: number][] {
  if (!isObject(issue) || !isObject(issue['reactions'])) return [];
  const thread = issue['html_url'];
  const votes = issue['reactions']['+1'];
  return typeof thread === 'string' && isCount(votes) ? [[thread, votes]] : [];
}

/** More than there are people. */
const MAX_VOTES = 10_000_000_000;

/** A number of votes, not a string. */
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_VOTES;
