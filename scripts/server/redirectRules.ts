import { pathPattern } from './pathPattern';

export type RedirectRule = { pattern: RegExp; to: string; status: number };
export type Redirect = { location: string; status: number };

const STATUS = /^(30[1278])!?$/;

function ruleProblem(line: number, received: string): Error {
  return new Error(
    [
      `_redirects:${line}`,
      `  expected a path, a destination and a status of 301, 302, 307 or 308, received ${JSON.stringify(received)}`,
      '  Fix: /old/ /new/ 301',
    ].join('\n'),
  );
}

/**
 * Reads a static host's `_redirects`: `from to [status]` on each line.
 * @see https://docs.netlify.com/routing/redirects/
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];

  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const entry = line.trim();
    if (!entry || entry.startsWith('#')) continue;

    const [from, to, status = '301', ...rest] = entry.split(/\s+/);
    const [, code] = STATUS.exec(status) ?? [];
    if (!from?.startsWith('/') || !to || !code || rest.length > 0) {
      throw ruleProblem(index + 1, entry);
    }

    rules.push({ pattern: pathPattern(from), to, status: Number(code) });
  }
  return rules;
}

function withSearch(destination: string, search: string): string {
  if (destination.includes('?')) return destination;
  return destination.replace(/(?=#|$)/, search);
}

/** Where the first matching rule leads; `:splat` is what its `*` stood for. */
export function redirectFor(
  rules: readonly RedirectRule[],
  pathname: string,
  search: string,
): Redirect | undefined {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(pathname);
    if (!match) continue;

    const destination = to.replace(':splat', () => match[1] ?? '');
    return { location: withSearch(destination, search), status };
  }
  return undefined;
}
