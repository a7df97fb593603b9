import type { Document } from 'yaml';
import type { z } from 'zod';
import type { Issue } from '../issues';
import { didYouMean, suggestion } from '../suggestion';

type Path = readonly PropertyKey[];

type Checked = {
  file: string;
  document: Document;
  /** The line of an offset in the document. */
  lineAt: (offset: number) => number;
  value: unknown;
  /** What an author calls the place: `related[0].url` */
  nameOf: (path: Path) => string;
  /** A line that would have been right there. */
  exampleOf: (path: Path) => string;
  /** The keys that may stand there. */
  keysAt: (path: Path) => readonly string[];
};

/** The issues that a schema finds in a YAML document, with their lines and what to type instead. */
export function schemaIssues(zodIssues: readonly z.core.$ZodIssue[], checked: Checked): Issue[] {
  const { file, document, lineAt } = checked;
  const issueAt = (path: Path, message: string, fix: string): Issue => {
    const at = positionOf(document, path);
    return { file, line: at === undefined ? undefined : lineAt(at), message, fix };
  };
  return zodIssues.flatMap((zodIssue) =>
    zodIssue.code === 'unrecognized_keys'
      ? zodIssue.keys.map((key) =>
          issueAt([...zodIssue.path, key], ...unknownKey([...zodIssue.path, key], checked)),
        )
      : [
          issueAt(
            zodIssue.path,
            `${checked.nameOf(zodIssue.path)}: expected ${zodIssue.message}${zodIssue.code === 'invalid_key' ? '' : received(checked.value, zodIssue.path)}`,
            checked.exampleOf(zodIssue.path),
          ),
        ],
  );
}

function unknownKey(path: Path, { nameOf, keysAt }: Checked): [message: string, fix: string] {
  const known = keysAt(path.slice(0, -1));
  const meant = suggestion(String(path.at(-1)), known);
  return [
    `${nameOf(path)}: unknown key${didYouMean(meant)}`,
    meant ? `${meant}: …` : `one of ${known.join(', ')}`,
  ];
}

const MAX_RECEIVED = 300;

function received(value: unknown, path: Path): string {
  const found = path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  );
  // A whole file would be too long to show.
  if (path.length === 0 && typeof found === 'object') return '';
  const text = asJson(found);
  return `, received ${text.length > MAX_RECEIVED ? `${text.slice(0, MAX_RECEIVED)}…` : text}`;
}

function asJson(value: unknown): string {
  try {
    return value === undefined ? 'nothing' : JSON.stringify(value);
  } catch {
    // With aliases a list can hold itself.
    return 'something endless';
  }
}

/** `['related', 0, 'url']` -> `related[0].url` */
export const keyPath = (path: Path): string =>
  path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${String(step)}`,
    )
    .join('');

/** Where a value stands in the YAML, or the nearest thing around it. */
function positionOf(document: Document, path: Path): number | undefined {
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
