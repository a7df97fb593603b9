import { normalized } from '../../../src/components/search/local/readQuery';
import type { SearchContent } from './benchedSearch';

/** Two texts say the same if so many of their words are in both. */
const SAME = 0.7;

/**
 * A site without what readers type (`searched-as.yaml`) if it says the same as one of the questions.
 * Questions that have been looked at are then found no better than new ones.
 */
export function unforeseen(content: SearchContent, questions: readonly string[]): SearchContent {
  const asked = new Map<string, Set<string>[]>();
  for (const words of questions.map(wordsOf)) {
    for (const word of words) asked.set(word, [...(asked.get(word) ?? []), words]);
  }
  const isForeseen = (phrase: string): boolean => {
    const words = wordsOf(phrase);
    const near = new Set([...words].flatMap((word) => asked.get(word) ?? []));
    return words.size > 1 && [...near].some((question) => likeness(words, question) >= SAME);
  };
  const records = content.records.map((record) => ({
    ...record,
    searchedAs: record.searchedAs.filter((phrase) => !isForeseen(phrase)),
  }));
  return { ...content, records };
}

const wordsOf = (text: string) => new Set(normalized(text).split(' '));

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}
