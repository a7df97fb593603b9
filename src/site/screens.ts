/** What pages that are no files of `content/` say about themselves, on their card and in their head. */
export const VOTE_SCREEN = {
  url: '/vote/',
  title: 'Vote',
  description:
    'What webpack could do next: topics with their state and votes, and the public threads where you vote for them.',
} as const;

/** The headline of the home page, whose own title is that of the site. */
export const HOME_HEADLINE = 'Bundle your assets';
