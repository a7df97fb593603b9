import { isObject } from '../../../site/isObject';
import { SEARCH_FIELDS } from '../../../site/search/searchFields';
import {
  SEARCH_FORMAT,
  type PackedHeading,
  type PackedPage,
  type SearchIndexFile,
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
  const isLevel = Number.isInteger(level) && Number(level) >= 1 && Number(level) <= 6;
  return isLevel && isString(title) && (id === undefined || isString(id));
};

const isPage: Check = (value) => {
  if (!Array.isArray(value)) return false;
  const [path, title, section, headings, textHashes] = value as Partial<PackedPage>;
  return (
    isPath(path) &&
    isString(title) &&
    Number.isInteger(section) &&
    isListOf(isHeading)(headings) &&
    isListOf(isString)(textHashes)
  );
};

const isWhole: Check = (value) => {
  if (!isObject(value) || !isObject(value.fields)) return false;
  const { sections, pages, terms, fields, common, synonyms } = value;
  return (
    isListOf(isString)(sections) &&
    isListOf(isPage)(pages) &&
    isString(terms) &&
    SEARCH_FIELDS.every((field) => isString(fields[field])) &&
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
