import type { z } from 'zod';
import { EXAMPLES, frontmatterSchema, type Frontmatter } from './frontmatter';
import type { Issue } from '../issues';
import { readYaml } from '../data/readYaml';
import { keyPath, schemaIssues } from '../data/schemaIssues';

const OPENING = /^---[ \t]*\r?\n/;
const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const FIRST_LINE = 2;

type Reading = {
  frontmatter: Frontmatter;
  /** The text after the frontmatter, and the line it starts on. */
  body: string;
  bodyLine: number;
  issues: Issue[];
};

/**
 * Reads and checks the head of a page. A page with issues still gets a frontmatter, so that
 * `develop` can show it.
 */
export function readFrontmatter(file: string, text: string): Reading {
  // Some editors begin a file with a byte order mark.
  const source = text.replace(/^\uFEFF/, '');
  const found = BLOCK.exec(source);
  const block = found?.index === 0 ? found : null;
  const body = source.slice(block?.[0].length ?? 0);
  const bodyLine = source.slice(0, source.length - body.length).split('\n').length;
  const { document, value: read, lineAt, errors } = readYaml(block?.[1] ?? '');

  const unreadable: Issue[] = errors.map(({ line, message }) => ({
    file,
    line: line + FIRST_LINE - 1,
    message: `frontmatter: ${message}`,
    fix: 'key: value, with quotes around a value that holds a colon or a quote',
  }));
  if (!block && OPENING.test(source)) {
    unreadable.push({
      file,
      line: 1,
      message: 'frontmatter: no line `---` ends it',
      fix: '--- below the last key',
    });
  }
  const value: unknown = read ?? {};
  const parsed = frontmatterSchema.safeParse(value);
  if (parsed.success) return { frontmatter: parsed.data, body, bodyLine, issues: unreadable };

  return {
    frontmatter: withoutIssues(file, value, parsed.error),
    body,
    bodyLine,
    issues:
      unreadable.length > 0
        ? unreadable
        : schemaIssues(parsed.error.issues, {
            file,
            document,
            lineAt: (offset) => lineAt(offset) + FIRST_LINE - 1,
            value,
            nameOf: (path) => keyPath(path) || 'frontmatter',
            exampleOf: ([key]) => EXAMPLES[(key ?? 'title') as keyof Frontmatter],
            keysAt: (path) => (path.length > 0 ? ['title', 'url'] : Object.keys(EXAMPLES)),
          }).map((issue) => ({ ...issue, line: issue.line ?? 1 })),
  };
}

/** The keys that are right, and a title made from the file's name. */
function withoutIssues(file: string, value: unknown, error: z.ZodError): Frontmatter {
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const right = Object.fromEntries(
    Object.entries(value ?? {}).filter(([key]) => Object.hasOwn(EXAMPLES, key) && !wrong.has(key)),
  );
  const name = file.replace(/(\/index)?\.mdx?$/, '').replace(/^.*\//, '');
  return frontmatterSchema.parse({ title: name, ...right });
}
