import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { escapeRegExp } from '../../../site/text/escapeRegExp';
import type { CodeMeta } from '../../content/tree/codeMeta';

export type LineMark = 'ins' | 'del' | undefined;

/** A diff's lines without their first column, and the marks in that column. */
export function splitDiff(code: string): { code: string; marks: LineMark[] } {
  const lines = code.split('\n');
  return {
    code: lines.map((line) => line.slice(1)).join('\n'),
    marks: lines.map((line) => (line[0] === '+' ? 'ins' : line[0] === '-' ? 'del' : undefined)),
  };
}

/** Puts highlighted lines together; a line becomes an element only if something marks it. */
export function joinLines(
  lines: ElementContent[][],
  meta: Pick<CodeMeta, 'marked' | 'focused' | 'words' | 'lineNumbers'>,
  diff: LineMark[],
): ElementContent[] {
  const hasMarks =
    meta.lineNumbers || meta.marked.size > 0 || meta.focused.size > 0 || diff.some(Boolean);
  return lines.flatMap((tokens, index) => {
    const content = markWords(tokens, meta.words);
    const newline: ElementContent[] =
      index < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
    if (!hasMarks) return [...content, ...newline];

    const classes = [
      'line',
      meta.marked.has(index + 1) ? 'marked' : undefined,
      meta.focused.has(index + 1) ? 'focused' : undefined,
      diff[index],
    ];
    const className = classes.filter((name) => name !== undefined);
    return [h('span', { className }, [...content, ...newline])];
  });
}

/** Wraps the words that an author marks in `<mark>`, also where they reach across tokens. */
function markWords(tokens: ElementContent[], words: readonly string[]): ElementContent[] {
  if (words.length === 0) return tokens;
  const escaped = [...words].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const line = tokens.map(textOf).join('');
  const found = [...line.matchAll(new RegExp(escaped.join('|'), 'g'))];
  const content: ElementContent[] = [];
  let end = 0;
  for (const { 0: word, index } of found) {
    content.push(...slice(tokens, end, index));
    end = index + word.length;
    content.push(h('mark', slice(tokens, index, end)));
  }
  return [...content, ...slice(tokens, end, line.length)];
}

const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : node.type === 'element'
      ? node.children.map(textOf).join('')
      : '';

/** What stands between two places of a line, each piece in the token that it comes from. */
function slice(tokens: ElementContent[], from: number, to: number): ElementContent[] {
  let start = 0;
  return tokens.flatMap((token): ElementContent[] => {
    const text = textOf(token);
    const value = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    start += text.length;
    if (value === '') return [];
    const child: ElementContent = { type: 'text', value };
    return [token.type === 'element' ? { ...token, children: [child] } : child];
  });
}
