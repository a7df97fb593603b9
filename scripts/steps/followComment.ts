import type { Action } from './steps';

/** A comment that is about the step after it. */
type Prefix =
  | { kind: 'until'; text: string }
  | { kind: 'list'; folder: string }
  | { kind: 'not at all'; why: string }
  | { kind: 'needs node'; version: string };

export type Comment = Action | Prefix;

type Form = { words: string; pattern: RegExp; read: (parts: string[]) => Comment };

const FILE = String.raw`(\S+)`;
const TEXT = String.raw`(\S.*)`;
const CLICKS = String.raw`((?:\[[^\]]+\] )*)`;

const form = (words: string, pattern: string, read: Form['read']): Form => ({
  words,
  pattern: new RegExp(`^${pattern}$`),
  read,
});

const clicked = (marks: string) =>
  [...marks.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name);

const FORMS: Form[] = [
  form('new folder', 'new folder', () => ({ kind: 'begin' })),
  form('copy <example> to <file>', `copy ${FILE} to ${FILE}`, ([from = '', to = '']) => ({
    kind: 'copy',
    from,
    to,
  })),
  form('move <file> to <file>', `move ${FILE} to ${FILE}`, ([from = '', to = '']) => ({
    kind: 'move',
    from,
    to,
  })),
  form('delete <file>', `delete ${FILE}`, ([file = '']) => ({ kind: 'delete', file })),
  form(
    'replace <text> by <text> in <file>',
    `replace ${TEXT} by ${TEXT} in ${FILE}`,
    ([from = '', to = '', file = '']) => ({ kind: 'replace', file, from, to }),
  ),
  form('run <command>', `run ${TEXT}`, ([command = '']) => ({ kind: 'run', command })),
  form('prints <text>', `prints ${TEXT}`, ([text = '']) => ({ kind: 'prints', text })),
  form('fails', 'fails', () => ({ kind: 'fails' })),
  form('exists <file>', `exists ${FILE}`, ([file = '']) => ({ kind: 'exists', file })),
  form('missing <file>', `missing ${FILE}`, ([file = '']) => ({ kind: 'missing', file })),
  form('contains <file> <text>', `contains ${FILE} ${TEXT}`, ([file = '', text = '']) => ({
    kind: 'contains',
    file,
    text,
  })),
  form('lacks <file> <text>', `lacks ${FILE} ${TEXT}`, ([file = '', text = '']) => ({
    kind: 'lacks',
    file,
    text,
  })),
  form(
    'shows <page> [<button>] <text>',
    `shows ${FILE} ${CLICKS}${TEXT}`,
    ([page = '', clicks = '', text = '']) => ({
      kind: 'shows',
      page,
      clicks: clicked(clicks),
      text,
    }),
  ),
  form(
    'logs <page> [<button>] <text>',
    `logs ${FILE} ${CLICKS}${TEXT}`,
    ([page = '', clicks = '', text = '']) => ({
      kind: 'logs',
      page,
      clicks: clicked(clicks),
      text,
    }),
  ),
  form('until <text>', `until ${TEXT}`, ([text = '']) => ({ kind: 'until', text })),
  form('await <text>', `await ${TEXT}`, ([text = '']) => ({ kind: 'await', text })),
  form('stop', 'stop', () => ({ kind: 'stop' })),
  form('lists <folder>', `lists ${FILE}`, ([folder = '']) => ({ kind: 'list', folder })),
  form('aside', 'aside', () => ({ kind: 'aside' })),
  form('back', 'back', () => ({ kind: 'back' })),
  form('skip <why>', `skip ${TEXT}`, ([why = '']) => ({ kind: 'skip', why })),
  form('needs Node.js <version>', String.raw`needs Node\.js (\d+\.\d+)`, ([version = '']) => ({
    kind: 'needs node',
    version,
  })),
  form('not at all, <why>', `not at all, ${TEXT}`, ([why = '']) => ({ kind: 'not at all', why })),
];

export const COMMENT_WORDS = FORMS.map(({ words }) => words);

/** What `follow: <words>` asks for; undefined if there's no such command. */
export function readComment(words: string): Comment | undefined {
  for (const { pattern, read } of FORMS) {
    const [found, ...parts] = pattern.exec(words) ?? [];
    if (found !== undefined) return read(parts);
  }
  return undefined;
}

/** The `follow:` lines of a comment in MDX, which may be several. */
export function followLines(comment: string): string[] {
  const [, inner] = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(comment) ?? [];
  return (inner ?? '')
    .split('\n')
    .flatMap((line) => /^\s*follow:\s*(.*?)\s*$/.exec(line)?.[1] ?? []);
}
