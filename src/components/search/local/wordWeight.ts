import { termOf } from '../../../site/search/terms';
import type { SearchIndex } from './readIndex';
import type { QueryWord } from './readQuery';

/** Words that most texts contain say little; no text is found by them. */
const COMMON_WEIGHT = 2;
/** Words of everyday language are rare here, too, and say nothing for it. */
const MOST_WEIGHT = 5;
/** How much of its weight is left to a word that says little about the subject. */
const WEAK_SHARE = 0.7;
/** Numbers, `true` and `false` are values that nearly every option can have. */
const VALUE_SHARE = 0.2;

const termsOf = (words: string) => new Set(words.split(/\s+/).map(termOf));

const BOOLEANS = termsOf('true false');

/** What one does to the subject, and how. */
const WEAK = termsOf(`add all allow always another automatically automatic change create different
  each every everywhere existing find give keep let make never new one other place put same set several show support via want
  write function hook method option property setting`);

/** The tools that a reader comes from: what they ask for has the same name everywhere. */
const TOOLS = termsOf(
  'browserify cra esbuild gulp metro parcel rolldown rollup rspack turbopack vite',
);
const TOOL_SHARE = 0.05;

/** How much a word counts that so many records match: rare words more. */
export function wordWeight(
  { common, records }: SearchIndex,
  { term }: QueryWord,
  matched: number,
): number {
  const rarity = Math.min(MOST_WEIGHT, Math.log(1 + records.length / (1 + matched)));
  const weight = common.has(term) ? COMMON_WEIGHT : rarity;
  if (/^\d+$/.test(term) || BOOLEANS.has(term)) return weight * VALUE_SHARE;
  if (TOOLS.has(term)) return weight * TOOL_SHARE;
  return WEAK.has(term) ? weight * WEAK_SHARE : weight;
}
