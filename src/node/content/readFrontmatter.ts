import type { Document } from 'yaml';
import type { z } from 'zod';
import { EXAMPLES, frontmatterSchema, type Frontmatter } from './frontmatter';
import type { Mistake } from './mistakes';
import { readYaml } from './readYaml';
import { suggestion } from './suggestion';

const OPENING = /^---[ \t]*\r?\n/;
const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const FIRST_LINE = 2;

type Reading = {
  frontmatter: Frontmatter;
  /** The text after the frontmatter, and the line it starts on. */
  body: string;
  bodyLine: number;
  mistakes: Mistake[];
};

/**
 * Reads and checks the head of a page. A page with mistakes still gets a frontmatter, so that
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

  const unreadable: Mistake[] = errors.map(({ line, message }) => ({
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
  if (parsed.success) return { frontmatter: parsed.data, body, bodyLine, mistakes: unreadable };

  const lineOf = (path: readonly PropertyKey[]) => {
    const at = position(document, path);
    return at === undefined ? 1 : lineAt(at) + FIRST_LINE - 1;
  };
  return {
    frontmatter: withoutMistakes(file, value, parsed.error),
    body,
    bodyLine,
    mistakes:
      unreadable.length > 0
        ? unreadable
        : parsed.error.issues.flatMap((issue) => describe(file, issue, value, lineOf)),
  };
}

type LineOf = (path: readonly PropertyKey[]) => number;

function describe(file: string, issue: z.core.$ZodIssue, value: unknown, lineOf: LineOf) {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key): Mistake => {
      const known = issue.path.length > 0 ? ['title', 'url'] : Object.keys(EXAMPLES);
      const meant = suggestion(key, known);
      return {
        file,
        line: lineOf([...issue.path, key]),
        message: `${keyPath([...issue.path, key])}: unknown key${meant ? `, did you mean \`${meant}\`?` : ''}`,
        fix: meant ? `${meant}: …` : `one of ${known.join(', ')}`,
      };
    });
  }
  const key = issue.path[0] as keyof Frontmatter | undefined;
  const found = issue.path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step],
    value,
  );
  return [
    {
      file,
      line: lineOf(issue.path),
      message: `${keyPath(issue.path)}: expected ${issue.message}, received ${found === undefined ? 'nothing' : JSON.stringify(found)}`,
      fix: key === undefined ? EXAMPLES.title : EXAMPLES[key],
    },
  ];
}

/** `['related', 0, 'url']` -> `related[0].url` */
function keyPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'frontmatter';
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${String(step)}`,
    )
    .join('');
}

/** Where a value stands in the YAML, or the nearest thing around it. */
function position(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const step = path[length - 1];
    const items = (parent as { items?: unknown[] } | undefined)?.items ?? [];
    const item =
      typeof step === 'number'
        ? (items[step] as { range?: number[] } | undefined)
        : (items as { key?: { value?: unknown; range?: number[] } }[]).find(
            ({ key }) => key?.value === step,
          )?.key;
    if (item?.range?.[0] !== undefined) return item.range[0];
  }
  return undefined;
}

/** The keys that are right, and a title made from the file's name. */
function withoutMistakes(file: string, value: unknown, error: z.ZodError): Frontmatter {
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const right = Object.fromEntries(
    Object.entries(value ?? {}).filter(([key]) => Object.hasOwn(EXAMPLES, key) && !wrong.has(key)),
  );
  const name = file.replace(/(\/index)?\.mdx?$/, '').replace(/^.*\//, '');
  return frontmatterSchema.parse({ title: name, ...right });
}
