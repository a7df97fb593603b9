import { escapeRegExp } from '../../src/site/text/escapeRegExp';
import type { Prose } from './prose';

/** A row of `words.yaml`. */
export type Avoided = { avoid: string[]; use: string };
export type Finding = { line: number; found: string; use: string };

/** A phrase may contain a line break. */
const patternOf = (phrases: readonly string[]) =>
  new RegExp(
    `\\b(?:${phrases.map((each) => escapeRegExp(each).replaceAll(' ', '\\s+')).join('|')})\\b`,
    'gi',
  );

/** The places where a text has a phrase of the list. */
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
