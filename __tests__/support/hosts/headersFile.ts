export type Rule = { line: number; path: string; headers: (readonly [string, string])[] };

/** Reads `_headers` as Netlify and Cloudflare document it; what they would not take is an error. */
export function readHeadersFile(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+): (\S.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ line: index + 1, path: line, headers: [] });
    else if (name && value && rules.length > 0) {
      rules.at(-1)!.headers.push([name.toLowerCase(), value]);
    } else throw new Error(`_headers:${index + 1} is no rule: ${line}`);
  }
  return rules;
}

/** Both take a `*` that ends a path; placeholders are not used. */
export function matches({ path, line }: Rule, pathname: string): boolean {
  if (/[*:]/.test(path.replace(/\/\*$/, ''))) throw new Error(`_headers:${line}: ${path}`);
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}

export type RedirectLine = { from: string; to: string; status: number };

export const readRedirectsFile = (text: string): RedirectLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(/\s+/);
      return { from, to, status: Number(status) };
    });
