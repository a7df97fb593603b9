import { headersFile } from './headersFile';
import type { HostRules } from './hostRules';
import { nginxFile } from './nginxFile';
import { redirectsFile } from './redirectsFile';
import { vercelFile } from './vercelFile';

/** What each host reads, by its address in the built site. */
export const hostFiles = (rules: HostRules): Readonly<Record<string, string>> => ({
  '/_headers': headersFile(rules),
  '/_redirects': redirectsFile(rules),
  '/vercel.json': vercelFile(rules),
  '/nginx.conf': nginxFile(rules),
  // GitHub Pages would leave out what begins with an underscore.
  '/.nojekyll': '',
});
