import { isObject } from '../../../site/isObject';
import { TEXT_FIELDS } from '../../../site/search/searchFields';
import {
  ROW,
  SEARCH_FORMAT,
  type PackedHeading,
  type PackedPage,
  type SearchIndexFile,
  type SearchTermsFile,
} from '../../../site/search/searchFiles';

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isPath: Check = (value) => typeof value === 'string' && /^\/(?!\/)/.test(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isHeading: Check = (value) => {
  if (!Array.isArray(value)) return false;
  const [level, title, id] = value as Partial<PackedHeading>;
  const isLevel = Number.isInteger(level) && Number(level) >= ROW && Number(level) <= 6;
  return isLevel && isString(title) && (id === undefined || isString(id));
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const isPage: Check = (value) => {
  if (!Array.isArray(value)) return false;
  const [path, title, section, headings = [], textsHash, textCounts = []] =
    value as Partial<PackedPage>;
  return (
    isPath(path) &&
    isString(title) &&
    Number.isInteger(section) &&
    isListOf(isHeading)(headings) &&
    isString(textsHash) &&
    isListOf(Number.isInteger)(textCounts) &&
    sum(textCounts) === headings.length + 1
  );
};

const isTermsFile: Check = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(isString);

const isWhole: Check = (value) => {
  if (!isObject(value)) return false;
  const { sections, pages, terms, common, synonyms } = value;
  return (
    isListOf(isString)(sections) &&
    isListOf(isPage)(pages) &&
    isListOf(isTermsFile)(terms) &&
    isListOf(isString)(common) &&
    isListOf(isListOf(isString))(synonyms)
  );
};

/** Throws if an answer is not a valid index. */
export function checkIndex(file: unknown): SearchIndexFile {
  if (!isObject(file) || file.format !== SEARCH_FORMAT) {
    throw new Error('The search index is of another version');
  }
  if (!isWhole(file)) throw new Error('The search index is not complete');
  return file as SearchIndexFile;
}

/** Throws if an answer has no valid terms. */
export function checkTerms(file: unknown): SearchTermsFile {
  if (!areTerms(file)) throw new Error('Terms of the search are not complete');
  return file as SearchTermsFile;
}

const linesIn = (text: unknown) => (typeof text === 'string' ? text.split('\n').length : NaN);

const areTerms: Check = (value) => {
  if (!isObject(value) || !isObject(value.fields)) return false;
  const { terms, fields } = value;
  return TEXT_FIELDS.every((field) => linesIn(fields[field]) === linesIn(terms));
};
