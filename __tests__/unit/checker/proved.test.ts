import { checkConfig } from '../../../src/checker/checkConfig';
import type { Report } from '../../../src/checker/types';
import { readCommittedKnowledge } from '../../../src/node/reference/checker/readKnowledge';
import { findsAll, MAJORS, oldConfigs } from '../../support/oldConfigs';
import { pageConfigs } from '../../support/pageConfigs';

const knowledge = readCommittedKnowledge();
const reportOn = (text: string) => checkConfig(text, knowledge);
const old = MAJORS.flatMap(oldConfigs);

// webpack accepts them: `npm run blocks`.
const current = pageConfigs().map((config) => ({ ...config, report: reportOn(config.text) }));

const errorsIn = ({ findings }: Report) => findings.filter(({ level }) => level === 'error');

test('nothing is wrong with the configurations on our pages', () => {
  const wrong = current.flatMap(({ place, text, report }) =>
    errorsIn(report).map(
      ({ message, start, end }) => `${place}: ${message} (${text.slice(start, end)})`,
    ),
  );

  expect(wrong).toEqual([]);
});

test('the configurations on our pages are found in their files', () => {
  const found = current.filter(({ report }) => report.configurations > 0);

  expect(found.length).toBeGreaterThan(300);
});

test('the check is right about at least 200 configurations, of now and of each older major release', () => {
  const ofPages = current.filter(
    ({ report }) => report.configurations > 0 && errorsIn(report).length === 0,
  );
  const ofReleases = old.filter((config) => findsAll(config, reportOn(config.text)));
  const proved = new Set([...ofPages, ...ofReleases].map(({ text }) => text.trim()));

  expect(proved.size).toBeGreaterThanOrEqual(200);
});

test('each thing that the check knows to be outdated is found in a configuration of its time', () => {
  const found = old.flatMap(({ text }) => reportOn(text).findings);
  const missed = knowledge.outdated.filter(
    ({ now, url }) => !found.some((finding) => finding.instead === now && finding.url === url),
  );

  expect(missed).toEqual([]);
});
