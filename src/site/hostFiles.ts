/** Files of the built site for its host, not for readers. */
export const HOST_FILES = ['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/.nojekyll'];

/** Ignores case, because some file systems do. */
export const isHostFile = (pathname: string): boolean =>
  HOST_FILES.includes(pathname.toLowerCase().replace(/\/+$/, ''));
