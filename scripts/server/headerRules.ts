import { pathPattern } from './pathPattern';

export type HeaderRule = { pattern: RegExp; headers: Record<string, string> };

const HEADER = /^([\w-]+):\s*(.+)$/;

function ruleProblem(line: number, received: string): Error {
  return new Error(
    [
      `_headers:${line}`,
      `  expected a path or, indented below one, a header, received ${JSON.stringify(received)}`,
      '  Fix: X-Content-Type-Options: nosniff',
    ].join('\n'),
  );
}

/**
 * Reads a static host's `_headers`: paths, and indented below each the headers sent with it.
 * @see https://docs.netlify.com/routing/headers/
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];

  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const entry = line.trim();
    if (!entry || entry.startsWith('#')) continue;

    if (line.startsWith('/')) {
      rules.push({ pattern: pathPattern(entry), headers: {} });
      continue;
    }

    const headers = rules.at(-1)?.headers;
    const [, name, value] = HEADER.exec(entry) ?? [];
    if (!headers || !name || !value) throw ruleProblem(index + 1, entry);

    const key = name.toLowerCase();
    headers[key] = headers[key] ? `${headers[key]}, ${value}` : value;
  }
  return rules;
}

/** The headers for a path; where rules disagree, the later one wins. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => pattern.test(pathname));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
