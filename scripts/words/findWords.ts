import type { Prose } from './prose';

/** A row of `words.yaml`. */
export type Avoided = { avoid: string[]; use: string };
export type Finding = { line: number; found: string; use: string };

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A phrase may run over the end of a line. */
const patternOf = (phrases: readonly string[]) =>
  new RegExp(
    `\\b(?:${phrases.map((each) => escaped(each).replaceAll(' ', '\\s+')).join('|')})\\b`,
    'gi',
  );

/** Every place in which a text has a phrase that the list wants written otherwise. */
export function findWords(prose: readonly Prose[], list: readonly Avoided[]): Finding[] {
  const rows = list.map(({ avoid, use }) => ({ pattern: patternOf(avoid), use }));

  return prose.flatMap(({ line, text }) =>
    rows.flatMap(({ pattern, use }) =>
      [...text.matchAll(pattern)].map((match) => ({
        line: line + text.slice(0, match.index).split('\n').length - 1,
        found: match[0].replace(/\s+/g, ' '),
        use,
      })),
    ),
  );
}
