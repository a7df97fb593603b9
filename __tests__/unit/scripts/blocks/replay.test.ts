import { replay } from '../../../../scripts/blocks/replay';
import { readSteps } from '../../../../scripts/steps/readSteps';
import { parsePage } from '../../../../src/node/content/tree/parsePage';

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```'].join('\n');

function textAtTheEnd(...parts: string[]): string | undefined {
  const { steps } = readSteps(parsePage(parts.join('\n\n')), () => undefined);
  return replay(steps).filesBefore(Infinity).get('a.js');
}

const FILE = fence('js title="a.js"', 'one', 'two');

test.each([
  ['a file as it is shown', [FILE], 'one\ntwo\n'],
  ['a diff', [FILE, fence('diff lang="js" title="a.js"', '-two', '+three')], 'one\nthree\n'],
  ['words', [FILE, '{/* follow: replace two by three in a.js */}'], 'one\nthree\n'],
  ['another name', [FILE, '{/* follow: move a.js to b.js */}'], undefined],
  ['its end', [FILE, '{/* follow: delete a.js */}'], undefined],
  ['another folder', [FILE, '{/* follow: new folder */}'], undefined],
  [
    'what is tried aside',
    [FILE, '{/* follow: aside\nfollow: delete a.js */}', '{/* follow: back */}'],
    'one\ntwo\n',
  ],
  ['a diff that does not match', [FILE, fence('diff lang="js" title="a.js"', '-three')], undefined],
])('the text of a file is known after %s', (_, parts, text) => {
  expect(textAtTheEnd(...parts)).toBe(text);
});

test('npm adds packages to package.json', () => {
  const parts = [fence('json title="package.json"', '{}'), '<Install packages="luxon@3.7.2" />'];
  const { steps } = readSteps(parsePage(parts.join('\n\n')), () => undefined);

  expect(replay(steps).filesBefore(Infinity).get('package.json')).toContain('"luxon"');
});
