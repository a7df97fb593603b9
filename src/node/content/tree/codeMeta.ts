/** What an author writes behind a fence's language. */
export type CodeMeta = {
  title?: string;
  /** The language of a diff's lines. */
  lang?: string;
  /** Line numbers, from 1. */
  marked: ReadonlySet<number>;
  focused: ReadonlySet<number>;
  words: readonly string[];
  lineNumbers: boolean;
  collapse: boolean;
  /** Code taken from a file of the repository, or from a region of it. */
  file?: string;
  region?: string;
  /** For the checks: a part of a file, of the option with this path if one is named. */
  fragment: boolean;
  fragmentOf?: string | undefined;
  /** For the checks: a file that a command wrote; meant to fail with this message. */
  output: boolean;
  fails?: string;
  unknown: readonly string[];
};

const TOKEN =
  /\{([\d,\s-]*)\}|\/((?:[^/\\]|\\.)+)\/|([\w-]+)(?:=(?:"([^"]*)"|\{([^}]*)\}|\S*))?|(\S+)/g;
const TEXTS = ['title', 'lang', 'file', 'region', 'fails'] as const;
type TextKey = (typeof TEXTS)[number];
const FLAGS = ['lineNumbers', 'collapse', 'fragment', 'output'];
export const CODE_META_KEYS = [...TEXTS, 'focus', ...FLAGS];

export function parseCodeMeta(meta: string): CodeMeta {
  const texts: Partial<Record<TextKey, string>> = {};
  const words: string[] = [];
  let fragmentOf: string | undefined;
  const unknown: string[] = [];
  const flags = new Set<string>();
  const marked = new Set<number>();
  const focused = new Set<number>();
  const addLines = (to: Set<number>, ranges: string) => {
    const lines = parseLines(ranges);
    lines.forEach((line) => to.add(line));
    return lines.length > 0;
  };

  for (const [token, lines, word, key, text, braces] of meta.matchAll(TOKEN)) {
    if (lines !== undefined && addLines(marked, lines)) continue;
    if (word !== undefined) words.push(word.replace(/\\(.)/g, '$1'));
    else if (key === 'focus' && braces !== undefined && addLines(focused, braces)) continue;
    else if (key === 'fragment' && text !== undefined) fragmentOf = text;
    else if (isTextKey(key) && text !== undefined) texts[key] = text;
    else if (FLAGS.includes(token)) flags.add(token);
    else unknown.push(token);
  }
  return {
    ...texts,
    marked,
    focused,
    words,
    lineNumbers: flags.has('lineNumbers'),
    collapse: flags.has('collapse'),
    fragment: flags.has('fragment') || fragmentOf !== undefined,
    fragmentOf,
    output: flags.has('output'),
    unknown,
  };
}

const isTextKey = (key: string | undefined): key is TextKey => TEXTS.some((text) => text === key);

/** `1,4-6` -> 1, 4, 5, 6; nothing if a part of it is not understood. */
function parseLines(ranges: string): number[] {
  const parts = ranges.split(',').map((range) => {
    const [, from = '', to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range) ?? [];
    return Array.from({ length: Math.max(0, +to - +from + 1) }, (_, index) => +from + index);
  });
  return parts.every((part) => part.length > 0 && !part.includes(0)) ? parts.flat() : [];
}
