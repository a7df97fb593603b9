import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { splitHash } from '../../../src/site/urls';

export type Question = { kind: string; query: string; urls: readonly string[] };

function readQuestions(name: string): Question[] {
  const byKind = parse(readFileSync(`__tests__/site/search/${name}.yaml`, 'utf8')) as Record<
    string,
    Record<string, string[]>
  >;
  return Object.entries(byKind).flatMap(([kind, questions]) =>
    Object.entries(questions).map(([query, urls]) => ({ kind, query, urls })),
  );
}

export const QUESTIONS: readonly Question[] = readQuestions('questions');
export const DRAWN_QUESTIONS: readonly Question[] = readQuestions('drawnQuestions');
export const FURTHER_QUESTIONS: readonly Question[] = readQuestions('furtherQuestions');
export const RARER_QUESTIONS: readonly Question[] = readQuestions('rarerQuestions');

/** A page answers with any of its headings, a heading only with itself. */
export const answers = ({ urls }: Pick<Question, 'urls'>, url: string): boolean =>
  urls.includes(url) || urls.includes(splitHash(url).path);
