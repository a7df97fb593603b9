import { createLocalIndex } from '../../../src/components/search/local/localIndex';
import {
  SEARCH_MANIFEST_URL,
  type SearchIndexFile,
  type SearchManifest,
} from '../../../src/site/search/searchFiles';
import { readBuilt } from '../../support/builtSite';
import { EXPECTED_ANSWERS } from './expectedAnswers';
import { listed, meanReciprocalRank, placeOf } from './relevance';

const manifest = JSON.parse(readBuilt(SEARCH_MANIFEST_URL)) as SearchManifest;
const localIndex = createLocalIndex(JSON.parse(readBuilt(manifest.index)) as SearchIndexFile);

test.each(EXPECTED_ANSWERS.map((answer) => [answer.query, answer] as const))(
  'someone who types %j finds what they mean',
  (query, answer) => {
    const list = listed(localIndex.search(query).hits);
    const place = placeOf(answer, list);
    // The list is part of what is compared, so that a failure shows it.
    expect({ isFound: place > 0 && place <= answer.within, list }).toEqual({
      isFound: true,
      list,
    });
  },
);

test('over all of them the right answer is as good as always the first', () => {
  expect(meanReciprocalRank(localIndex, EXPECTED_ANSWERS)).toBeGreaterThanOrEqual(0.95);
});
