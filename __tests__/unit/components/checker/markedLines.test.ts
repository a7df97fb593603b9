import { markedLines } from '../../../../src/components/checker/markedLines';

const text = 'a = {\n  debug: true,\n};';
const range = (part: string) => ({
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
});

test('a line is cut where a finding or a link begins or ends', () => {
  const findings = [{ ...range('debug'), level: 'error' as const, message: 'gone' }];
  const keys = [{ ...range('debug'), path: 'debug', url: '/x/' }];

  expect(markedLines(text, { findings, keys })).toEqual([
    { number: 1, pieces: [{ text: 'a = {' }], findings: [] },
    {
      number: 2,
      pieces: [{ text: '  ' }, { text: 'debug', level: 'error', url: '/x/' }, { text: ': true,' }],
      findings,
    },
    { number: 3, pieces: [{ text: '};' }], findings: [] },
  ]);
});

test('of several findings the worst marks the text, and a finding over lines is noted on its first', () => {
  const lines = markedLines(text, {
    findings: [
      { start: 0, end: text.length, level: 'note', message: 'all' },
      { ...range('true'), level: 'error', message: 'wrong' },
    ],
    keys: [],
  });

  expect(lines.map(({ pieces }) => pieces.map(({ level }) => level))).toEqual([
    ['note'],
    ['note', 'error', 'note'],
    ['note'],
  ]);
  expect(lines.map(({ findings }) => findings.length)).toEqual([1, 1, 0]);
});
