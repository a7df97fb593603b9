import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readPageFiles } from '../../../src/node/content/files/contentFiles';
import { readPage } from '../../../src/node/content/page/page';
import { readText } from '../../../src/node/content/tree/readText';
import { readReference } from '../../../src/node/reference/reference';
import { missingIn } from '../../../src/node/reference/coverage/coverage';
import { expectedOf, type Expected } from '../../../src/node/reference/registry';
import { foreignIn, isForeignPlugin } from './foreign';
import { missingListText, MISSING_FILE, readMissingList, type MissingList } from './missingList';

export type Coverage = {
  expected: Expected[];
  missing: Expected[];
  /** A line for each name that webpack doesn't have, with its place. */
  foreign: string[];
};

/** Compares all pages with the installed release. */
export function readCoverage(): Coverage {
  const reference = readReference();
  const pages = readPageFiles().map(({ path, source }) => readPage(path, source).page);
  const texts = new Map(pages.map(({ url, body, bodyLine }) => [url, readText(body, bodyLine)]));
  const documented = new Map([...texts].map(([url, text]) => [url, text.documented]));
  const expected = expectedOf(reference);
  return {
    expected,
    missing: missingIn(expected, documented),
    foreign: pages.flatMap(({ path, url, title, group }) => [
      ...foreignIn(url, documented.get(url) ?? [], reference).map(
        ({ name, line, what }) => `content/${path}:${line}: ${name} is not ${what} of this release`,
      ),
      ...(isForeignPlugin(
        { title, group, isRemoved: texts.get(url)?.isMarkedRemoved ?? false },
        reference,
      )
        ? [`content/${path}: webpack has no ${title}`]
        : []),
    ]),
  };
}

const FILE = resolve(MISSING_FILE);

export const readMissing = (): MissingList => readMissingList(readFileSync(FILE, 'utf8'));

export const writeMissing = (list: MissingList): void => writeFileSync(FILE, missingListText(list));
