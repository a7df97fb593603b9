import { checkConfig } from '../../../src/checker/checkConfig';
import { readCommittedKnowledge } from '../../../src/node/reference/checker/readKnowledge';
import { pageConfigs } from '../../support/pageConfigs';

const knowledge = readCommittedKnowledge();
const configs = pageConfigs();

test('nothing is wrong with the configurations on our pages', () => {
  const wrong = configs.flatMap(({ place, text }) =>
    checkConfig(text, knowledge)
      .findings.filter(({ level }) => level === 'error')
      .map(({ message, start, end }) => `${place}: ${message} (${text.slice(start, end)})`),
  );

  expect(wrong).toEqual([]);
});

test('the configurations on our pages are found in their files', () => {
  const found = configs.filter(({ text }) => checkConfig(text, knowledge).configurations > 0);

  expect(found.length).toBeGreaterThan(300);
});
