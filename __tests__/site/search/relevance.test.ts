import { SEARCH_MANIFEST_URL, type SearchManifest } from '../../../src/site/search/searchFiles';
import { readBuilt } from '../../support/builtSite';
import { EXPECTED_ANSWERS } from './expectedAnswers';
import { explainedMessages } from './explainedMessages';
import {
  answers,
  DRAWN_QUESTIONS,
  FURTHER_QUESTIONS,
  QUESTIONS,
  RARER_QUESTIONS,
} from './questions';
import { listed, meanReciprocalRank, placeOf } from './relevance';
import { wholeIndex } from './wholeIndex';

const manifest = JSON.parse(readBuilt(SEARCH_MANIFEST_URL)) as SearchManifest;
const localIndex = wholeIndex(readBuilt(manifest.index), readBuilt);

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

// Only the mean of these is compared: a ranking that is made for single questions is made for no others.
test('questions of ten kinds find their answers early', () => {
  expect(meanReciprocalRank(localIndex, QUESTIONS, answers)).toBeGreaterThanOrEqual(0.97);
});

test('questions for whatever was drawn find their answers no later than they did', () => {
  expect(meanReciprocalRank(localIndex, DRAWN_QUESTIONS, answers)).toBeGreaterThanOrEqual(0.93);
});

test('questions of other writers find their answers no later than they did', () => {
  expect(meanReciprocalRank(localIndex, FURTHER_QUESTIONS, answers)).toBeGreaterThanOrEqual(0.95);
});

test('questions that are asked less often find their answers no later than they did', () => {
  expect(meanReciprocalRank(localIndex, RARER_QUESTIONS, answers)).toBeGreaterThanOrEqual(0.92);
});

test('a pasted message, with names of the reader in it, finds the table that explains it', () => {
  const messages = explainedMessages();
  expect(messages.length).toBeGreaterThan(300);
  expect(meanReciprocalRank(localIndex, messages)).toBeGreaterThanOrEqual(0.8);
});

test('over all of them the right answer is as good as always the first', () => {
  expect(meanReciprocalRank(localIndex, EXPECTED_ANSWERS)).toBeGreaterThanOrEqual(0.97);
});
