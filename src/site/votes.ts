/** The progress of a topic. */
export const VOTE_STATES = ['idea', 'in progress', 'shipped'] as const;
export type VoteState = (typeof VOTE_STATES)[number];

/** An idea for webpack, and the public thread where readers vote for it. */
export type VoteTopic = {
  title: string;
  summary: string;
  state: VoteState;
  /** A GitHub issue; a vote is a thumbs-up on it. */
  thread: string;
  /** `YYYY-MM-DD`, if it is known. */
  opened?: string | null;
  shippedIn?: string | null;
};

export const THREAD_URL =
  /^https:\/\/github\.com\/(?<owner>[\w.-]+)\/(?<repo>[\w.-]+)\/issues\/(?<number>[1-9]\d*)$/;

export const GITHUB_API = 'https://api.github.com';
