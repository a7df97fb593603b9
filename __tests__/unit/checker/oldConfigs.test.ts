import { checkConfig } from '../../../src/checker/checkConfig';
import { readCommittedKnowledge } from '../../../src/node/reference/checker/readKnowledge';
import { MAJORS, namesIn, oldConfigs } from '../../support/oldConfigs';

const knowledge = readCommittedKnowledge();

test.each(MAJORS)(
  'everything that is outdated is found in configurations for webpack %i',
  (major) => {
    const configs = oldConfigs(major);

    expect(configs.length).toBeGreaterThanOrEqual(15);
    for (const { text, found } of configs) {
      expect([text, namesIn(checkConfig(text, knowledge)).sort()]).toEqual([
        text,
        [...found].sort(),
      ]);
    }
  },
);

test('each outdated thing says what to write instead, and where that is explained', () => {
  const outdated = MAJORS.flatMap(oldConfigs).flatMap(({ text }) =>
    checkConfig(text, knowledge).findings.filter(({ level }) => level !== 'note'),
  );

  expect(outdated.filter(({ instead, url }) => !instead || !url)).toEqual([]);
});
