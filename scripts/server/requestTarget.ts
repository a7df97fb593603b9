import { posix } from 'node:path';

export type RequestTarget = { pathname: string; search: string };

/** Characters that have a meaning in the names of some file system. */
// eslint-disable-next-line no-control-regex -- NUL ends a name, and no file of a site has the others.
const HOSTILE = /[\u0000-\u001f\\:]|[. ](?=\/|$)/;

/** The decoded path of a request, which cannot leave the site's root, and its query. */
export function requestTarget(url: string): RequestTarget | undefined {
  // Browsers never send a fragment.
  if (url.includes('#')) return undefined;
  const [, encoded = '', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];

  try {
    const pathname = posix.normalize(`/${decodeURIComponent(encoded)}`);
    return HOSTILE.test(pathname) ? undefined : { pathname, search };
  } catch {
    return undefined;
  }
}
