import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import type { SearchContent } from '../../../scripts/bench/search/benchedSearch';
import { firstResultsBytesAt } from '../../../scripts/bench/search/firstResultsBytes';
import { createLocalIndex } from '../../../src/components/search/local/localIndex';
import { readIndex } from '../../../src/components/search/local/readIndex';
import {
  SEARCH_MANIFEST_URL,
  searchTermsUrl,
  type SearchIndexFile,
  type SearchManifest,
  type SearchTextsFile,
} from '../../../src/site/search/searchFiles';
import { splitHash } from '../../../src/site/urls';
import { builtUrls, readBuilt } from '../../support/builtSite';
import { readDocument } from '../../support/document';
import { EXPECTED_ANSWERS } from './expectedAnswers';
import { QUESTIONS } from './questions';
import { wholeIndex } from './wholeIndex';

const manifest = JSON.parse(readBuilt(SEARCH_MANIFEST_URL)) as SearchManifest;
const index = JSON.parse(readBuilt(manifest.index)) as SearchIndexFile;
const { records } = readIndex(index);
const QUERIES = [...EXPECTED_ANSWERS, ...QUESTIONS].map(({ query }) => query);
const LIMIT = { pages: 300, bytes: 120 * 1024 };

test('every file but the manifest is named after what is in it', () => {
  expect(Object.values(manifest)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/search\/worker\.[\da-f]{8}\.js$/),
      expect.stringMatching(/^\/search\/index\.[\da-f]{8}\.json$/),
    ]),
  );
});

test('every record leads to a heading that is there', () => {
  const urls = new Set(builtUrls());
  const ids = new Map<string, Set<string>>();
  const idsOf = (path: string) => {
    const known = ids.get(path) ?? new Set(readDocument(readBuilt(path)).ids);
    ids.set(path, known);
    return known;
  };
  const broken = records
    .map(({ url }) => splitHash(url))
    .filter(({ path, hash }) => !urls.has(path) || (hash !== '' && !idsOf(path).has(hash)));
  expect(broken).toEqual([]);
});

test('what readers type leads to pages and headings that are there', () => {
  const typed = parse(readFileSync('content/data/searched-as.yaml', 'utf8')) as object;
  const urls = new Set(records.map(({ url }) => url));
  expect(Object.keys(typed).filter((url) => !urls.has(url))).toEqual([]);
});

test('printable views, and pages that have moved, are not found', () => {
  expect(records.filter(({ url }) => url.includes('printable'))).toEqual([]);
  expect(records.filter(({ url }) => url === '/get-started/')).toEqual([]);
});

test('there is a text for every record', () => {
  const textsOf = (url: string) => JSON.parse(readBuilt(url)) as SearchTextsFile;
  const without = records.filter(({ textsUrl, place }) => textsOf(textsUrl)[place] === undefined);
  expect(without).toEqual([]);
});

test('the terms of texts that a query needs find the same as those of all texts', () => {
  const whole = wholeIndex(readBuilt(manifest.index), readBuilt);
  const addressesOf = ({ find }: Pick<typeof whole, 'find'>, query: string) =>
    find(query).map(({ record, score }) => [record.url, score]);
  const some = QUERIES.filter((_, number) => number % 12 === 0);
  const expected = some.map((query) => addressesOf(whole, query));

  const found = some.map((query) => {
    const partial = createLocalIndex(index);
    for (const filesOf of partial.neededFiles) {
      filesOf(query).forEach((hash) =>
        partial.addTerms(JSON.parse(readBuilt(searchTermsUrl(hash)))),
      );
    }
    return addressesOf(partial, query);
  });
  expect(found).toEqual(expected);
});

test(`with ${LIMIT.pages} pages the first results of any query take little besides the modal`, () => {
  const content = JSON.parse(
    readFileSync('.build/saved/.cache/search/records.json', 'utf8'),
  ) as SearchContent;
  const worker = gzipSync(readBuilt(manifest.worker)).length;
  // The modal and its styles take another 122 KB.
  expect(worker + firstResultsBytesAt(LIMIT.pages, content, QUERIES)).toBeLessThan(LIMIT.bytes);
});
