/** Files of the built site that its host reads and readers have no use for. */
export const HOST_FILES = ['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/.nojekyll'];

/** Some file systems do not tell capitals from small letters. */
export const isHostFile = (pathname: string): boolean =>
  HOST_FILES.includes(pathname.toLowerCase().replace(/\/+$/, ''));
