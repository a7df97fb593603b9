import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type HeaderRule, parseHeaderRules } from './headerRules';
import { parseRedirectRules, type RedirectRule } from './redirectRules';

export type SiteRules = { headers: HeaderRule[]; redirects: RedirectRule[] };

/** A text that differs when the file has changed; empty if there is no file. */
function version(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
}

/** Reads a file again when it has changed. If that fails, it reports so and returns the old rules. */
function reloaded<Rule>(
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
      // Set before parsing, so that an error is reported once.
      known = current;
      rules = parse(text);
    } catch (error) {
      report((error as Error).message);
    }
    return rules;
  };
}

/** The current rules of a built site: a build may change them while the site is served. */
export function siteRules(directory: string, report: (problem: string) => void): () => SiteRules {
  const headers = reloaded(path.join(directory, '_headers'), parseHeaderRules, report);
  const redirects = reloaded(path.join(directory, '_redirects'), parseRedirectRules, report);
  return () => ({ headers: headers(), redirects: redirects() });
}
