/** Parts of a page that became pages of their own; the reader's hash goes with them. */
const HASH_REDIRECTS = [
  { from: '/configuration/other-options/', hashStart: '#cache', to: '/configuration/cache/' },
] as const;

type Address = { pathname: string; hash: string };

/** Where an address leads whose hash names a part that moved. */
export function hashRedirect({ pathname, hash }: Address): string | undefined {
  const moved = HASH_REDIRECTS.find(
    ({ from, hashStart }) => pathname === from && hash.startsWith(hashStart),
  );
  return moved && moved.to + hash;
}
