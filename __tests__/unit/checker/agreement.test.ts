import type webpackApi from 'webpack';
import { load } from '../../../scripts/blocks/installed';
import { checkConfig } from '../../../src/checker/checkConfig';
import { optionKey } from '../../../src/checker/lookup';
import { readCommittedKnowledge } from '../../../src/node/reference/checker/readKnowledge';

const knowledge = readCommittedKnowledge();
const webpack = load('webpack') as typeof webpackApi;

/** Options that webpack itself reads: those that stand in objects with keys of webpack's choice. */
const paths = Object.keys(knowledge.options).filter(
  (path) =>
    !/^(?:devServer|experiments)(?:\.|$)/.test(path) &&
    !knowledge.outdated.some(({ option }) => option === path) &&
    optionKey(path) === path,
);

const VALUES = [
  'true',
  'false',
  'null',
  '0',
  '-1',
  "''",
  "'a'",
  "'/a'",
  '[]',
  "['a']",
  '{}',
  '() => 1',
  '/a/',
];

/** `a.b` with a value as text: rules are a list. */
function written(path: string, value: string): string {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : written(rest.join('.'), value);
  const isList = key === 'rules' && rest.length > 0;
  return `{ ${JSON.stringify(key)}: ${isList ? `[${inner}]` : inner} }`;
}

function webpackRefuses(text: string): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- The texts are made above. Another context would have another RegExp.
    webpack.validate(new Function(`return (${text});`)() as object);
    return false;
  } catch {
    return true;
  }
}

const checkRefuses = (text: string) =>
  checkConfig(`module.exports = ${text};`, knowledge).findings.some(
    ({ level }) => level === 'error',
  );

test('the check refuses the values that webpack refuses, and no others', () => {
  const configs = paths.flatMap((path) => VALUES.map((value) => written(path, value)));
  const different = configs.filter((text) => checkRefuses(text) !== webpackRefuses(text));

  expect(configs.length).toBeGreaterThan(5000);
  // Of a regular expression, webpack takes `source` and `test` for options of these objects.
  expect(different).toEqual([
    '{ "optimization": { "splitChunks": { "cacheGroups": /a/ } } }',
    '{ "stats": /a/ }',
    '{ "stats": { "children": /a/ } }',
  ]);
}, 400_000);
