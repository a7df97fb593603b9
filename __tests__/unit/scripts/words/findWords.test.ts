import { parsePage } from '../../../../src/node/content/tree/parsePage';
import { findWords } from '../../../../scripts/words/findWords';
import { proseOf, proseOfYaml } from '../../../../scripts/words/prose';

const LIST = [
  { avoid: ['nobody'], use: 'no one' },
  { avoid: ['by itself'], use: 'automatically' },
];
const find = (page: string) => findWords(proseOf(parsePage(page)), LIST);

test('finds a word in any case, with its line', () => {
  expect(find('A line.\n\nNobody does that.')).toEqual([
    { line: 3, found: 'Nobody', use: 'no one' },
  ]);
});

test('finds a phrase that runs over the end of a line', () => {
  expect(find('webpack does this by\nitself, and by itself again.')).toEqual([
    { line: 1, found: 'by itself', use: 'automatically' },
    { line: 2, found: 'by itself', use: 'automatically' },
  ]);
});

test.each([
  ['part of another word', 'They are nobodys.'],
  ['code', 'The user `nobody`.\n\n```sh\nsu nobody\n```'],
  ['an address', '[The list](/nobody/)'],
])('leaves %s alone', (_, page) => {
  expect(find(page)).toEqual([]);
});

test('reads what components and drawings show', () => {
  const page =
    '<Figure caption="Nobody waits.">\n  <svg aria-label="It runs by itself."></svg>\n</Figure>';

  expect(find(page).map(({ line }) => line)).toEqual([1, 2]);
});

test('reads the head of a page, but not its contributors and addresses', () => {
  const head = 'title: Nobody\ncontributors:\n  - nobody\nurl: https://example.com/nobody';

  expect(findWords(proseOfYaml(head, 2), LIST)).toEqual([
    { line: 2, found: 'Nobody', use: 'no one' },
  ]);
});
