import { levelOf, titleOf } from '../../../site/search/searchRecord';
import { humpsOf, namesIn, partsOf, termsIn, typed } from '../../../site/search/terms';
import type { IndexedRecord } from './readIndex';
import { normalized, type QueryTerm, type QueryWord } from './readQuery';
import { asWords, titleText, titleWords } from './titleText';

export type TitleQuery = {
  words: readonly QueryWord[];
  /** Its terms, and the same with the parts of names as words: `css loader` for `css-loader`. */
  asked: string;
  askedWords: string;
  /** The query with one phrase at a time replaced by a synonym. */
  synonyms: readonly string[];
};

export const titleQuery = (
  words: readonly QueryWord[],
  synonyms: readonly string[],
): TitleQuery => ({
  words,
  asked: words.map(({ term }) => term).join(' '),
  askedWords: asWords(
    words
      .flatMap((word) => (word.parts.length > 0 ? word.parts : [word]))
      .map(({ start }) => start)
      .join(' '),
  ),
  synonyms,
});

/** A title that equals the query, is a synonym of it, ends with it as a path, or contains it. */
const WHOLE_TITLE = 2.1;
const SAME_MEANING = 1.9;
const SAME_OPTION = 2.2;
const END_OF_TITLE = 1.7;
/** Names such as `publicPath`: first options of webpack, then those of loaders and plugins. */
const END_OF_OPTION = 2.3;
const END_OF_NAME = 1.95;
/** `sourceMapFile` begins `output.sourceMapFilename`. */
const START_OF_LAST_NAME = 1.8;
/** `condition names` is `resolve.conditionNames`. */
const NAME_AS_WORDS = 2;
/** `module.exports` is that heading, `compilation.emitAsset` is `emitAsset()` below 'Compilation Object'. */
const WHOLE_PATH = 3.6;
/** `compilation.assets` is below 'Compilation Object' before it is below 'Compilation Hooks'. */
const MEMBER = 1.3;
/** `compiler.run` is a method; the hook is `compiler.hooks.run`. */
const HOOKS = /^\/api\/[\w-]+-hooks\/#/;
/** `babel` finds the page of babel-loader before sections about it elsewhere. */
const START_OF_PAGE_TITLE = 1.75;
/** `mini css extract` begins the name MiniCssExtractPlugin. */
const START_OF_NAME = 1.4;
const ALL_IN_TITLE = 0.6;
/** `caching` is 'Caching' before it is 'Cache', `chunk` before `stats.chunks`. */
const OTHER_FORM = 0.85;

/** How much more a record counts because of its title. */
export function titleWeight(
  record: IndexedRecord,
  query: TitleQuery,
  areAllInTitle: boolean,
): number {
  const pathWeight = wholePathWeight(record, query.words);
  if (pathWeight !== undefined) return pathWeight;
  if (!areAllInTitle) return 1;
  return (
    wholeWeight(record, query) ??
    endWeight(record, query) ??
    startWeight(record, query) ??
    1 + ALL_IN_TITLE * Math.min(1, query.asked.length / titleText(record).length)
  );
}

const formWeight = (record: IndexedRecord, words: readonly QueryTerm[]) =>
  hasSameForm(record, words) ? 1 : OTHER_FORM;

/** If the query is the title, or says the same. */
function wholeWeight(record: IndexedRecord, query: TitleQuery): number | undefined {
  const { words, synonyms } = query;
  const title = titleText(record);
  if (title === query.asked) return WHOLE_TITLE * formWeight(record, words);
  if (words.length > 1 && areSameWords(titleWords(record), query.askedWords)) return SAME_MEANING;
  if (synonyms.includes(title)) return SAME_MEANING;
  const isSame = isOption(record) && synonyms.some((each) => joined(each) === joined(title));
  return isSame ? SAME_OPTION : undefined;
}

/** If it is what the title ends with. */
function endWeight(record: IndexedRecord, query: TitleQuery): number | undefined {
  if (titleText(record).endsWith(`.${query.asked}`)) {
    // `library.type` is nothing but `output.library.type`.
    return query.asked.includes('.')
      ? END_OF_OPTION
      : lastNameWeight(record) * formWeight(record, query.words);
  }
  const isEnd = titleWords(record).endsWith(` ${query.askedWords}`);
  return isEnd && query.words.length > 1 && isOption(record) ? NAME_AS_WORDS : undefined;
}

function lastNameWeight(record: IndexedRecord): number {
  if (!endsWithName(record)) return END_OF_TITLE;
  return isOption(record) ? END_OF_OPTION : END_OF_NAME;
}

/** If it is what the title begins with. */
function startWeight(record: IndexedRecord, query: TitleQuery): number | undefined {
  const title = titleText(record);
  const begins = [query.asked, ...query.synonyms].some(
    (each) => title.startsWith(`${each} `) || title.startsWith(`${each}-`),
  );
  if (begins && levelOf(record) === 1) return START_OF_PAGE_TITLE;
  if (levelOf(record) > 1 && beginsLastName(record, query.words)) return START_OF_LAST_NAME;
  const isStart = titleWords(record).startsWith(`${query.askedWords} `);
  return isStart && query.words.length > 1 ? START_OF_NAME : undefined;
}

/** If it is a name that isn't finished. */
function beginsLastName(record: IndexedRecord, [word, ...others]: readonly QueryWord[]): boolean {
  if (!word || word.parts.length === 0 || others.length > 0) return false;
  const [name = '', ...rest] = namesIn(titleOf(record));
  return rest.length === 0 && typed(partsOf(name).at(-1) ?? name).startsWith(word.start);
}

/** `federation module` is `Module Federation`. */
const areSameWords = (one: string, other: string) =>
  one.length === other.length && inOrder(one) === inOrder(other);

const inOrder = (text: string) => text.split(' ').sort().join(' ');

/** `output path` is `output.path`. */
const joined = (text: string) => text.replace(/[ .-]/g, '');

/** `output.publicPath`, not `devServer.static.publicPath`. */
const isOption = (record: IndexedRecord) =>
  record.section === 'Configuration' && titleText(record).split('.').length === 2;

/** `publicPath`, which is no word of a topic. */
const endsWithName = (record: IndexedRecord) =>
  humpsOf(partsOf(titleOf(record)).at(-1) ?? '').length > 0;

const hasSameForm = (record: IndexedRecord, words: readonly QueryTerm[]) => {
  const names = namesIn(titleOf(record));
  const forms = new Set([...names, ...names.flatMap(partsOf)].map(typed));
  return words.every(({ start }) => forms.has(start));
};

/** If it is a name with its object: `compilation.emitAsset`, `this.getOptions(schema)`. */
function wholePathWeight(
  record: IndexedRecord,
  [path, ...others]: readonly QueryWord[],
): number | undefined {
  if (!path?.start.includes('.') || others.length > 0) return undefined;
  const title = titleText(record);
  if (path.term === title || title.startsWith(`${path.term} `)) return WHOLE_PATH;
  const last = path.parts.at(-1);
  if (last?.term !== title) return undefined;
  const weight = memberWeight(
    record,
    path.parts.slice(0, -1).map(({ term }) => term),
  );
  // `getAssets` is not `getAsset`.
  return weight && weight * formWeight(record, [last]);
}

/** If the titles above are what it is a member of. */
function memberWeight(record: IndexedRecord, objects: readonly string[]): number | undefined {
  const above = record.titles.slice(0, -1);
  const [page = ''] = above;
  if (normalized(page) === `${objects.join(' ')} object`) return WHOLE_PATH * MEMBER;
  const terms = new Set(above.flatMap(termsIn));
  if (!objects.every((term) => terms.has(term))) return undefined;
  return HOOKS.test(record.url) && !objects.includes('hook') ? END_OF_TITLE : WHOLE_PATH;
}
