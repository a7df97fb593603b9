import { stringify } from 'yaml';
import { z } from 'zod';
import { formatIssues } from '../../../src/node/content/issues';
import { readDataFile } from '../../../src/node/content/data/readDataFile';
import { readYaml } from '../../../src/node/content/data/readYaml';
import type { Expected } from '../../../src/node/reference/registry';

/** Names that no page documents yet, by the page where they belong. */
export type MissingList = Readonly<Record<string, readonly string[]>>;

export const MISSING_FILE = 'content/data/undocumented.yaml';

const HEAD = `# What webpack has and no page explains yet. Never add a line: explain it on the page.
# \`npm run coverage -- --write\` takes out what is explained by now.
`;

const list = z.record(z.string().startsWith('/').endsWith('/'), z.array(z.string()).min(1));

export function readMissingList(source: string): MissingList {
  const { issues } = readDataFile('undocumented', source);
  if (issues.length > 0) throw new Error(formatIssues(issues));
  return list.parse(readYaml(source).value ?? {});
}

export const missingListText = (missing: MissingList): string => HEAD + stringify(missing);

/** What is missing now, in the form of the list. */
export function listOf(missing: readonly Expected[]): MissingList {
  const pages = [...new Set(missing.map(({ pages: [page] }) => page))].sort();
  return Object.fromEntries(
    pages.map((page) => [
      page,
      missing
        .filter(({ pages: [first] }) => first === page)
        .map(({ name }) => name)
        .sort(),
    ]),
  );
}

export type ListIssues = {
  /** Missing, but not on the list. */
  unlisted: string[];
  /** On the list, but no longer missing. */
  outdated: string[];
};

export function issuesOf(listed: MissingList, missing: MissingList): ListIssues {
  const [before, now] = [linesOf(listed), linesOf(missing)];
  return {
    unlisted: now.filter((line) => !before.includes(line)),
    outdated: before.filter((line) => !now.includes(line)),
  };
}

const linesOf = (list: MissingList): string[] =>
  Object.entries(list).flatMap(([page, names]) => names.map((name) => `${page} ${name}`));

/** The list without what is documented by now; nothing is added. */
export function shrunk(listed: MissingList, missing: MissingList): MissingList {
  const remaining = Object.entries(listed).map(
    ([page, names]) => [page, names.filter((name) => missing[page]?.includes(name))] as const,
  );
  return Object.fromEntries(remaining.filter(([, names]) => names.length > 0));
}
