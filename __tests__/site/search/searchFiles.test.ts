import { gzipSync } from 'node:zlib';
import { createLocalIndex, textHashesOf } from '../../../src/components/search/local/localIndex';
import { readIndex } from '../../../src/components/search/local/readIndex';
import {
  SEARCH_MANIFEST_URL,
  searchTextsUrl,
  type SearchIndexFile,
  type SearchManifest,
  type SearchTextsFile,
} from '../../../src/site/search/searchFiles';
import { splitHash } from '../../../src/site/urls';
import { builtUrls, readBuilt } from '../../support/builtSite';
import { readDocument } from '../../support/document';
import { EXPECTED_ANSWERS } from './expectedAnswers';

const manifest = JSON.parse(readBuilt(SEARCH_MANIFEST_URL)) as SearchManifest;
const index = JSON.parse(readBuilt(manifest.index)) as SearchIndexFile;
const { records } = readIndex(index);
const localIndex = createLocalIndex(index);

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

test('printable views, and pages that have moved, are not found', () => {
  expect(records.filter(({ url }) => url.includes('printable'))).toEqual([]);
  expect(records.filter(({ url }) => url === '/get-started/')).toEqual([]);
});

test('there is a text for every record', () => {
  const textsOf = (hash: string) => JSON.parse(readBuilt(searchTextsUrl(hash))) as SearchTextsFile;
  const without = records.filter(({ textHash, place }) => textsOf(textHash)[place] === undefined);
  expect(without).toEqual([]);
});

test('what the first results of any query take besides the modal stays small', () => {
  const bytesOf = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + gzipSync(readBuilt(url)).length, 0);
  const snippets = EXPECTED_ANSWERS.map(({ query }) =>
    bytesOf(textHashesOf(localIndex.find(query)).map(searchTextsUrl)),
  );
  const most = bytesOf([manifest.worker, manifest.index]) + Math.max(...snippets);
  // The modal and its styles take another 122 KB.
  expect(most).toBeLessThan(304 * 1024);
});
