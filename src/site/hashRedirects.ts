/** Parts of a page that are now separate pages. The hash of the address is preserved. */
const HASH_REDIRECTS = [
  { from: '/configuration/other-options/', hashStart: '#cache', to: '/configuration/cache/' },
] as const;

type Address = { pathname: string; hash: string };

/** The new address if the hash names a part that has moved. */
export function hashRedirect({ pathname, hash }: Address): string | undefined {
  const moved = HASH_REDIRECTS.find(
    ({ from, hashStart }) => pathname === from && hash.startsWith(hashStart),
  );
  return moved && moved.to + hash;
}
