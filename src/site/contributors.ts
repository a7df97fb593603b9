/** Not shown in any list of contributors. */
const NOT_SHOWN = new Set([
  'bartushek',
  'rynclark',
  'henriquea',
  'makuzaverite',
  'MijaelWatts',
  'Kolhar730',
  'grrizzly',
  'maxloh',
]);

export const AVATAR_SIZE = 90;

/** Each name once, in the order of the page. */
export const shownContributors = (usernames: readonly string[]) =>
  [...new Set(usernames)].filter((username) => !NOT_SHOWN.has(username));

export const avatarUrl = (username: string) =>
  `https://github.com/${username}.png?size=${AVATAR_SIZE}`;

export const profileUrl = (username: string) => `https://github.com/${username}`;
