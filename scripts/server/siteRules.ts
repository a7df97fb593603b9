import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type HeaderRule, parseHeaderRules } from './headerRules';
import { parseRedirectRules, type RedirectRule } from './redirectRules';

export type SiteRules = { headers: HeaderRule[]; redirects: RedirectRule[] };

/** When a file changed last, and its size; nothing if there is none. */
function version(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
}

/** Reads a file again when it has changed. If that fails it is reported, and the former rules hold. */
function watched<Rule>(
  file: string,
  parse: (text: string) => Rule[],
  report: (problem: string) => void,
): () => Rule[] {
  let known = '';
  let rules: Rule[] = [];

  return () => {
    try {
      const current = version(file);
      if (current === known) return rules;
      const text = current === '' ? '' : readFileSync(file, 'utf8');
      // Before it is parsed: a mistake is reported once.
      known = current;
      rules = parse(text);
    } catch (error) {
      report((error as Error).message);
    }
    return rules;
  };
}

/** The rules of a built site, as they are at the moment: a build may write them while it is served. */
export function siteRules(directory: string, report: (problem: string) => void): () => SiteRules {
  const headers = watched(path.join(directory, '_headers'), parseHeaderRules, report);
  const redirects = watched(path.join(directory, '_redirects'), parseRedirectRules, report);
  return () => ({ headers: headers(), redirects: redirects() });
}
