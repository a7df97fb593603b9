import { posix } from 'node:path';

export type RequestTarget = { pathname: string; search: string };

/** The decoded path of a request, which cannot leave the site's root, and its query. */
export function requestTarget(url: string): RequestTarget | undefined {
  const [, encoded = '', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];

  try {
    return { pathname: posix.normalize(`/${decodeURI(encoded)}`), search };
  } catch {
    return undefined;
  }
}
