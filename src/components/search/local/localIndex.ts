import { titleOf } from '../../../site/search/searchRecord';
import { checkTerms } from './checkIndex';
import { intentOf } from './intent';
import { messageIn } from './messageIn';
import { missingPackage } from './missingPackage';
import { nearTitles } from './nearTitles';
import { partsFirst } from './partsFirst';
import { rank, type Found } from './rank';
import { readIndex, type SearchIndex } from './readIndex';
import { readQuery } from './readQuery';
import { recognize } from './recognize';
import { showsText, toHit, type Hit } from './toHit';
import { filesOfMistakes, filesOfWords } from './wordMatches';

export type Answer = {
  hits: Hit[];
  /** Titles close to the query, if nothing was found. */
  near: string[];
};

/** The text of a record; undefined until it has loaded. */
export type TextOf = (record: { textsUrl: string; place: number }) => string | undefined;

export type LocalIndex = ReturnType<typeof createLocalIndex>;

const MAX_HITS = 15;
/** Enough for that many hits, even if most of the best are on a few pages. */
const MAX_RANKED = 200;
const MAX_HITS_A_PAGE = 3;
/** A pasted message has one entry; another one may say more of it. */
const MAX_MESSAGES = 3;
/** The rest is found by so many of its words. */
const MAX_WORDS_OF_MESSAGE = 6;
/** These are always shown; further results need a good score, relative to the best one. */
const ALWAYS_SHOWN = 5;
const MIN_RELATIVE_SCORE = 0.12;

export function createLocalIndex(file: unknown) {
  const index = readIndex(file);
  const read = rememberLast((query) => readPasted(index, query));

  /** The results of a query, best first, as far as the terms of its words have been added. */
  function find(query: string): Found[] {
    const { messages, words } = read(query);
    if (words.length === 0) return [];
    const known = new Set(messages.map(({ record }) => record));
    const others = rank(index, words, intentOf(query), MAX_RANKED).filter(
      ({ record }) => !known.has(record),
    );
    const listed = shown(partsFirst(others, words));
    return [...messages.slice(0, MAX_MESSAGES), ...listed].slice(0, MAX_HITS);
  }

  /** The results as they are shown. */
  const answer = (query: string, found: readonly Found[], textOf: TextOf): Answer => ({
    hits: found.map((each) => toHit(each, textOf(each.record))),
    near: found.length > 0 ? [] : nearTitles(index, read(query).words),
  });

  return {
    /** The files with terms that a query needs: first for its words, then for typing mistakes. */
    neededFiles: [
      (query: string) => filesOfWords(index, read(query).words),
      (query: string) => filesOfMistakes(index, read(query).words),
    ],
    addTerms: (terms: unknown) => index.terms.add(checkTerms(terms)),
    find,
    answer,
    search: (query: string, textOf: TextOf = () => undefined) => answer(query, find(query), textOf),
  };
}

/** A message that is recognized stands for what was pasted: the reader's own names find nothing. */
function readPasted(index: SearchIndex, query: string) {
  const pasted = messageIn(query);
  const messages = recognize(index, pasted);
  const [best] = messages;
  const message = missingPackage(query)?.message ?? (best && titleOf(best.record));
  const words =
    message === undefined ? readQuery(pasted) : readQuery(message).slice(0, MAX_WORDS_OF_MESSAGE);
  return { messages, words };
}

/** A query is read for the files that it needs, and again for its results. */
function rememberLast<Value>(valueOf: (query: string) => Value): (query: string) => Value {
  let last: { query: string; value: Value } | undefined;
  return (query) => {
    if (last?.query !== query) last = { query, value: valueOf(query) };
    return last.value;
  };
}

/** The files with the texts for the snippets of results. */
export const textsUrlsOf = (found: readonly Found[]): string[] => [
  ...new Set(found.filter(showsText).map(({ record }) => record.textsUrl)),
];

/** The best results, but not too many of one page. */
function shown(found: readonly Found[]): Found[] {
  const minScore = (found[0]?.score ?? 0) * MIN_RELATIVE_SCORE;
  const ofPage = new Map<string, number>();
  const hits: Found[] = [];
  for (const each of found) {
    if (hits.length === MAX_HITS || (hits.length >= ALWAYS_SHOWN && each.score < minScore)) break;
    const page = each.record.titles[0] ?? '';
    const count = ofPage.get(page) ?? 0;
    ofPage.set(page, count + 1);
    if (count < MAX_HITS_A_PAGE) hits.push(each);
  }
  return hits;
}
